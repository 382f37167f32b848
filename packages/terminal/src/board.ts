import type { AnyGame, GameText, Json, Message, MessageParam, Seat, Viewer } from '@starboard/engine';
import type { Paint } from './paint.ts';

/** Puts a message, or the one of a key, into the reader's language. */
export type Say = (message: Message | string, params?: Readonly<Record<string, MessageParam>>) => string;

/**
 * How much room there is: for everything; for what is needed to decide; for a line a player at most; or for less
 * than that, so that what comes first will scroll away.
 */
export type Crowding = 'roomy' | 'terse' | 'tight' | 'overfull';

/** What a board needs to be drawn for one viewer on one screen. */
export interface Scene {
  readonly say: Say;
  readonly paint: Paint;
  readonly width: number;
  readonly crowding: Crowding;
  readonly viewer: Viewer;
  /** How many there are. */
  readonly seats: number;
  readonly name: (seat: Seat) => string;
  /** A mark after the name: that it is you, or which bot plays. */
  readonly note: (seat: Seat) => string;
  /** One coloured letter that stands for the seat where space is short. */
  readonly letter: (seat: Seat) => string;
}

/** A choice in a few letters, beside others that share the name of their row. */
export interface RowPlace {
  readonly name: Message;
  readonly choice: string | Message;
}

/** Where a choice is listed: perhaps under a heading, perhaps in a row, always or where there is no room for more. */
export interface Place {
  readonly heading?: Message;
  readonly row?: RowPlace;
  readonly packedRow?: RowPlace;
}

/** Something that can be looked up. */
export interface Topic {
  readonly name: Message;
  readonly text: readonly Message[];
}

export interface OptionText {
  readonly name: Message;
  readonly about?: Message;
  readonly values: readonly { readonly value: string | number | boolean; readonly name: Message }[];
}

/** What can be named in standing orders: as it is typed, and as it is called. */
export interface OrderWord {
  readonly key: string;
  readonly name: Message;
}

/** An order as it was typed: what to do, when, in which role, and perhaps about which card or power, and if what. */
export interface SpokenOrder {
  readonly then: 'pass' | 'ask' | 'ask-if-able' | 'use';
  readonly at: string;
  readonly as: string;
  readonly about?: string;
  readonly if?: string;
}

/** How people at the terminal speak of standing orders. */
export interface OrderWords {
  readonly usual: readonly Json[];
  readonly moments: readonly OrderWord[];
  readonly roles: readonly OrderWord[];
  /** What the use of something can be made to depend on. */
  readonly conditions: readonly OrderWord[];
  /** The orders with one more. */
  add(orders: readonly Json[], spoken: SpokenOrder): readonly Json[];
  describe(order: Json): Message;
}

/** The texts of a game by language, by message key. */
export type Catalogues = Readonly<Record<'en' | 'ru' | 'uk', Readonly<Record<string, string>>>>;

/** A game as the terminal shows it: all that the terminal knows of any one game. */
export interface Board {
  readonly game: AnyGame;
  readonly name: Message;
  readonly about?: Message;
  readonly text: GameText;
  readonly catalogues: Catalogues;
  option(name: string): OptionText;
  seat(seat: Seat): { readonly name: Message; readonly letter: Message };
  draw(view: object, scene: Scene): string[];
  place(prompt: string, key: string): Place;
  /** An option by what can be seen of it on the table. */
  label(view: object, prompt: string, key: string): Message;
  /** Options of one kind are the same to all players, and one of them is enough to choose from. */
  kind?(view: object, key: string): string;
  /** In real time: the choices of an act are listed in its place, for what a player owes or does all the time. */
  unfolds?(act: string): boolean;
  /** What is good to know beside the label, and depends on the position. */
  detail(view: object, scene: Scene, prompt: string, key: string): string | null;
  /** What a choice would bring, in a word or two, unless its label says so already. */
  brings?(view: object, prompt: string, key: string): Message | null;
  /** What a choice is about. */
  topicsOf(prompt: string, key: string): readonly Topic[];
  /** Everything that can be looked up. */
  readonly topics: readonly Topic[];
  /** Players hold cards that others must not see. */
  readonly hasSecrets: boolean;
  /** Who does what an event tells; without this, the seat that gave the answer which led to it. */
  actor?(event: { readonly type: string }): Seat | null;
  /** Whether the event begins something new in the log. */
  isTurn(event: { readonly type: string }): boolean;
  /** What the seat's score is made of. */
  scores(view: object, seat: Seat): readonly { readonly name: Message; readonly points: number }[];
  /** For games that take standing orders. */
  readonly orders?: OrderWords;
  /** An answer that was put together of many parts. */
  describe?(view: object, answer: Json): readonly Message[];
  /** What a seat played as, by the name its game has for it. */
  role?(role: string): Message;
}

/** What a game says of its board; the terminal's default board does for the rest. */
export type OwnBoard = Partial<Omit<Board, 'game'>>;

/** Loads a game's board, which only the terminal needs. */
export type LoadBoard = () => Promise<{ readonly board: OwnBoard }>;
