import type { Json, Outcome, Reason, Seat } from '@starboard/engine';
import type { ClockPreset } from './clock.ts';

export type TableStatus = 'open' | 'playing' | 'finished' | 'closed';

export type SeatHolder =
  | { readonly kind: 'open' }
  | {
      readonly kind: 'person';
      readonly account: string;
      readonly name: string;
      readonly isReady: boolean;
      /** The bot that plays while this person is away; they take the seat back by coming back. */
      readonly standIn?: string;
      /** Gave the seat up for good; the stand-in plays on. */
      readonly hasResigned?: true;
    }
  | { readonly kind: 'bot'; readonly level: string };

/** Whether others may watch, and how many seconds behind the players. */
export interface SpectatorRule {
  readonly allowed: boolean;
  readonly delay: number;
}

/** What somebody asks for who opens a table. */
export interface NewTable {
  readonly game: string;
  readonly options: Readonly<Record<string, Json>>;
  readonly seats: readonly ('open' | 'me' | { readonly bot: string })[];
  readonly clock: ClockPreset;
  readonly isPublic: boolean;
  readonly spectators: SpectatorRule;
}

/** A line in the lobby's list. */
export interface TableSummary {
  readonly id: string;
  readonly status: TableStatus;
  readonly game: string;
  readonly seats: readonly SeatHolder[];
  readonly clock: ClockPreset;
  readonly isPublic: boolean;
  readonly spectators: SpectatorRule;
  /** Account of whoever opened it, or took over when they left. */
  readonly host: string;
  readonly createdAt: number;
  /** Brought here as a file: its names and its result are what that file says, and count for nothing. */
  readonly isImported?: true;
}

/** Something that was asked of everybody at the table and came to nothing: somebody said no, or it could not be. */
export type DroppedRequest = {
  /** Who had asked for it, or agreed to the end. */
  readonly seats: readonly Seat[];
  /** The version of the table that told it first: tells it from every other. */
  readonly version: number;
} & (
  | { readonly about: 'takeback' | 'vote-end'; readonly by: Seat }
  | { readonly about: 'takeback'; readonly why: Reason }
);

/** A table as those who may open it see it. */
export interface TableDetail extends TableSummary {
  readonly options: Readonly<Record<string, Json>>;
  /** Short code to tell others; only those who sit here are given it. */
  readonly code: string | null;
  /** Grows with every change, so that an older message never hides a newer one. */
  readonly version: number;
  /** Where the viewer sits. */
  readonly seat: Seat | null;
  /** SHA-256 of the seed, published before the first card; the seed itself when the match is over. */
  readonly seedHash: string | null;
  readonly seed: string | null;
  readonly result: MatchResult | null;
  /** Seats that want to end the match without a result. */
  readonly endVotes: readonly Seat[];
  /** Whose last move is to be taken back, who has agreed so far, and what everybody could see of it. */
  readonly takeback: {
    readonly seat: Seat;
    readonly agreed: readonly Seat[];
    /** From which input it leads back: tells one such request from another. */
    readonly from: number | null;
    /** This too is told only to those who sit here: others may see the match later than they do. */
    readonly move: readonly { readonly type: string }[];
  } | null;
  /** The latest request that came to nothing, until something is asked anew; told only to those who sit here. */
  readonly dropped: DroppedRequest | null;
  readonly rematch: string | null;
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
}

type Ending =
  | { readonly kind: 'played'; readonly outcome: Outcome }
  | { readonly kind: 'resigned'; readonly outcome: Outcome }
  | { readonly kind: 'agreed' };

/** How a match ended. */
export type MatchResult = Ending & {
  /** What each seat had by then, where the game counts points. */
  readonly points?: readonly number[];
  /** Seats of people for whom a bot played at the end: the result counts for nothing there. Missing where none did. */
  readonly standIns?: readonly Seat[];
};

/** How the players ended a match before the rules did. */
export type EarlyResult = Exclude<Ending, { readonly kind: 'played' }>;

/** What a host may still change before the start: what is not named stays as it is, every single option too. */
export interface TableChanges extends Partial<Pick<NewTable, 'options' | 'clock' | 'isPublic'>> {
  readonly spectators?: Partial<SpectatorRule>;
}

/** A line in the list of one's own tables. */
export interface OwnTable extends TableSummary {
  readonly seat: Seat | null;
  readonly result: MatchResult | null;
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
}

/** Tables that are not over first. */
export interface OwnTablePage {
  readonly tables: readonly OwnTable[];
  readonly next: string | null;
}

export interface TablePage {
  readonly tables: readonly TableSummary[];
  /** Hand it back to get the next page; null on the last. */
  readonly next: string | null;
}
