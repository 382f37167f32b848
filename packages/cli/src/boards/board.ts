import type { AnyGame, GameText, Message, Reason, Seat, Viewer } from '@starboard/engine';
import type { Catalogue, Language } from '@starboard/messages';
import type { Paint } from '../terminal/paint.ts';
import type { Voice } from '../voice.ts';

/** What a board needs to be drawn for one viewer on one screen. */
export interface Scene {
  readonly say: Voice['say'];
  readonly paint: Paint;
  readonly width: number;
  /** Rows are short: only what a player needs in order to decide. */
  readonly isTerse: boolean;
  readonly viewer: Viewer;
  readonly name: (seat: Seat) => string;
  /** A mark after the name: that it is you, or which bot plays. */
  readonly note: (seat: Seat) => string;
  /** One coloured letter that stands for the seat where space is short. */
  readonly letter: (seat: Seat) => string;
}

/** Where a choice is listed: under a heading, and perhaps beside its likes in one row. */
export interface Place {
  readonly heading: Message;
  readonly row?: { readonly name: Message; readonly choice: string };
}

/** Something that can be looked up. */
export interface Topic {
  readonly name: Message;
  readonly text: readonly Message[];
}

export interface OptionText {
  readonly name: Message;
  readonly about: Message;
  readonly values: readonly { readonly value: string | number | boolean; readonly name: Message }[];
}

/** A game as the terminal shows it. All the terminal knows of any one game is in its board. */
export interface Board {
  readonly game: AnyGame;
  readonly name: Message;
  readonly about: Message;
  readonly text: GameText;
  readonly catalogues: Readonly<Record<Language, Catalogue>>;
  option(name: string): OptionText;
  seat(seat: Seat): { readonly name: Message; readonly letter: Message };
  draw(view: object, scene: Scene): string[];
  /** Null for choices that need no heading. */
  place(prompt: string, key: string): Place | null;
  /** An option by what can be seen of it on the table. */
  label(view: object, prompt: string, key: string): Message;
  /** What is good to know beside the label, and depends on the position. */
  detail(view: object, scene: Scene, prompt: string, key: string): string | null;
  /** What a choice would bring, in a word or two. */
  gain(events: readonly { readonly type: string }[], seat: Seat): Message | null;
  /** What a choice is about. */
  topicsOf(prompt: string, key: string): readonly Topic[];
  /** Everything that can be looked up. */
  readonly topics: readonly Topic[];
  refused(view: object): readonly { readonly key: string; readonly reason: Reason }[];
  /** Prompt whose options the refused things would have been. */
  readonly mainPrompt: string;
  /** Whether the event begins something new in the log. */
  isTurn(event: { readonly type: string }): boolean;
  /** What the seat's score is made of. */
  scores(view: object, seat: Seat): readonly { readonly name: Message; readonly points: number }[];
}
