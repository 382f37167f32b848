import type { GameText, Json, Message, Prompt, Reason, Seat, Viewer } from '@starboard/engine';
import type { ComponentType, ReactNode } from 'react';
import type { Texts } from '../language/catalogues.ts';
import type { Say } from '../language/say.ts';
import type { SoundName } from '../sound/sounds.ts';
import type { GameHints } from './hints/game-hints.ts';
import type { OrderBook } from './orders/order-book.ts';
import type { EventLog, GameEvent } from './store/event-log.ts';

/** What a game's own parts of the screen are given. */
export interface TableParts<View extends object = object> {
  readonly view: View;
  readonly viewer: Viewer;
  /** A match that is over is looked at: nothing can be chosen, and no player’s things are nearer than others’. */
  readonly isReplay: boolean;
  /** By the rules, or because the players ended it: no seat is asked any more. */
  readonly isOver: boolean;
  /** What the viewer is asked; null when it is not their turn, in replays and for spectators. */
  readonly prompt: Prompt | null;
  readonly awaited: readonly Seat[];
  readonly isSending: boolean;
  /** The answer that waits for the player's yes in the prompt bar. */
  readonly proposed: Json | null;
  /** Gives an answer to the prompt. */
  answer(answer: Json): void;
  /** The same, once the player has said yes in the prompt bar: for what becomes public and cannot be taken back. */
  propose(answer: Json, asked: Proposal): void;
  /** Why an option is not offered; null when it is, or when no player would look for it. */
  whyNot(key: string): Reason | null;
  /** Says why something cannot be done, beside what was pressed. */
  explain(reason: Reason): void;
  /** Places that the log, or a player who points at it, wants lit. */
  readonly pointedAt: readonly string[];
  pointAt(places: readonly string[]): void;
  /** Opens a card, a place or a rule at reading size. */
  read(subject: string): void;
  readonly isPhone: boolean;
}

/** What the prompt bar asks before an answer is given. */
export interface Proposal {
  readonly title: string;
  readonly line?: string;
  /** The game would rather be told no: that stands out then, and yes does not. */
  readonly isWarning?: true;
}

/** What a game shows of a match that is over. */
export interface EndingProps<View extends object = object> {
  readonly parts: TableParts<View>;
  readonly events: readonly GameEvent[];
  /** Not always those with the most points: others may have given up. */
  readonly winners: readonly Seat[];
  /** Of each seat, equal ones shared; empty where the players agreed to stop. */
  readonly places: readonly number[];
}

/** A key of a game's own, for the list of keys. */
interface KeyHint {
  readonly keys: string;
  readonly does: string;
}

/** In milliseconds on the game's own clock. */
export interface Deadline {
  readonly at: number;
  readonly length: number;
}

/** A figure, and what it counts. */
export interface Standing {
  readonly figure: string;
  readonly unit: Message;
}

export interface Phase {
  readonly key: string;
  readonly state: 'done' | 'now' | 'later';
}

/** A card, place or rule at reading size. */
export interface Reading {
  readonly kicker: string;
  readonly title: string;
  readonly art?: ReactNode;
  /** Each with the label of its power, where it has one. */
  readonly lines: readonly { readonly label?: string; readonly text: string }[];
}

/** What is read, by a game that reads in a form of its own. */
export interface ReaderProps<View extends object = object> {
  readonly parts: TableParts<View>;
  readonly subject: string;
  readonly onClose: () => void;
}

/** Something the rules tell of, to be linked wherever it is read. */
export interface Keyword {
  /** Its words as sentences have them: `|` between several, `*` for any ending. */
  readonly words: string;
  /** The heading under which the rules tell of it. */
  readonly heading: string;
}

/** A part of the rules, said. */
export interface RulesSection {
  readonly title: string;
  readonly lines: readonly string[];
}

/** The book of a game's standing orders, and the texts it speaks in. */
export interface GameOrders<View extends object = object> {
  readonly texts: readonly Texts[];
  /** The same promise each time. */
  load(): Promise<OrderBook<View>>;
}

/** What the table needs of a game to show it; one record a game. */
export interface TableGame<View extends object = object> {
  readonly id: string;
  readonly name: Message;
  /** Texts that have to be loaded. */
  readonly bundles: readonly Texts[];
  readonly text: GameText;
  /** What board, tray and prompt share among themselves, and what the tray needs (`screen/tray-needs.ts`). */
  readonly Frame: ComponentType<{ readonly parts: TableParts<View>; readonly children: ReactNode }>;
  readonly Board: ComponentType<{ readonly parts: TableParts<View> }>;
  /** On the tab that leads back to the board, 22 pixels wide. */
  readonly boardIcon?: ReactNode;
  /** The viewer's own things: below the board, on phones in the sheet, with every lit place as a button. */
  readonly Tray: ComponentType<{ readonly parts: TableParts<View> }>;
  /** The line below the prompt. */
  readonly Hint: ComponentType<{ readonly parts: TableParts<View> }>;
  /** Buttons of the prompt bar, such as “End turn”. */
  readonly Acts: ComponentType<{ readonly parts: TableParts<View> }>;
  /** What a seat has, in its panel; on phones in a narrow strip. */
  readonly SeatFacts: ComponentType<{ readonly parts: TableParts<View>; readonly seat: Seat }>;
  /** A seat's panel in the game's own form, in place of name, standing and facts; `children` say who sits there. */
  readonly SeatCard?: ComponentType<{
    readonly parts: TableParts<View>;
    readonly seat: Seat;
    readonly children: ReactNode;
  }>;
  /** Small things beside the board: piles and stocks. */
  readonly Aside?: ComponentType<{ readonly parts: TableParts<View> }>;
  /** When the match is over: the board as it stands then. */
  readonly EndingBoard?: ComponentType<EndingProps<View>>;
  /** Beside it: how the match went, in figures. */
  readonly EndingFigures: ComponentType<EndingProps<View>>;
  /** Players win or lose together, against the game: all of them are told the same, and none has a place. */
  readonly isTogether?: true;
  /** What stands big beside a seat's name, such as its points. */
  standing?(view: View, seat: Seat): Standing | null;
  /** Where in the match we are, such as its round. */
  heading?(view: View): Message | null;
  /** The heading of the log that begins with an event, which stands at this index in it. */
  headingAt?(event: GameEvent, index: number, log: EventLog): Message | null;
  /** Whether an event begins a turn, or what this game has in its place: replays are marked there, the log fades before it. */
  isTurn?(event: GameEvent): boolean;
  /** Milliseconds to look at what another seat has done before the next is shown; 0 shows it at once. */
  pace?(events: readonly GameEvent[]): number;
  /** Milliseconds to look at what the viewer's own answer has brought to light; what it did itself it knows. */
  ownPace?(events: readonly GameEvent[]): number;
  /** Milliseconds in which a player has seen, as a rule, all that others have done since; looks are shortened for it. */
  readonly longestShow?: number;
  /** What the view says will be over by the game's own clock: when, and how long it was in all, in milliseconds. */
  deadline?(view: View): Deadline | null;
  /** The view after an answer of the seat's, as far as the seat can tell before it is answered; null where it cannot. */
  echo?(view: View, seat: Seat, answer: Json): View | null;
  /** Steps of a turn, or of what goes on instead, in a strip above the board. */
  phases?(view: View, prompt: Prompt | null): readonly Phase[];
  /** Ids of board places an event speaks of: `data-place` on the board. The view is a late one, of the same match. */
  places(event: GameEvent, view: View): readonly string[];
  /** What the moment to react that is open is about, the same for all who look; null while none is. */
  moment?(view: View, isPhone: boolean): Message | null;
  /** The seat an event belongs to, if any. */
  seatOf(event: GameEvent): Seat | null;
  sound(event: GameEvent): SoundName | null;
  reading(subject: string, view: View, say: Say): Reading | null;
  /** What an event in the log speaks of most, to be read by pressing its line; null where there is nothing to read. */
  subjectOf?(event: GameEvent): string | null;
  /** The text that a question belongs to, by what its prompt says it is about. */
  subjectAbout?(about: string): string | null;
  /** Draws what is read in a dialog of the game's own, in place of `reading`. */
  readonly Reader?: ComponentType<ReaderProps<View>>;
  /** An option as a button says it, where the view tells more of it than its name. */
  option?(view: View, prompt: Prompt, key: string, say: Say): string;
  /** Acts of an open question whose answers lie open from the start. */
  unfolds?(act: string): boolean;
  /** What is asked once more before an option is chosen; null where nothing is. */
  proposal?(view: View, prompt: string, key: string, say: Say): Proposal | null;
  /** How the rules ended the match, in a sentence. */
  lastWord?(events: readonly GameEvent[], view: View, say: Say): string | null;
  /** Everything the rules tab tells. */
  rules(say: Say): readonly RulesSection[];
  /** Words that lead to the rules from all that is read. */
  keywords?(say: Say): readonly Keyword[];
  /** For games that take standing orders: how they are shown and changed, loaded when a player wants to. */
  readonly orders?: GameOrders<View>;
  /** What beginners are told at the moment it helps, each once. */
  readonly hints?: GameHints<View>;
  /** Keys that the game's own parts hear, at a table where moments to react can be held or cannot. */
  keys?(say: Say, canHold: boolean): readonly KeyHint[];
}
