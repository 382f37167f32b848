import type { Json, Viewer } from '@starboard/engine';
import type { FromClient, FromServer, Replay, ReplayStep, Sections, TableDetail } from '@starboard/protocol';
import type { DeviceTable } from './shelf/kept-table.ts';

/** A table that a player wants on this device. */
export interface LocalWish {
  readonly game: string;
  readonly options?: Readonly<Record<string, Json>>;
  /** The player's own seat is null, the others are levels of bots. */
  readonly seats: readonly (string | null)[];
  readonly name: string;
  /** Description of the position to begin from, as JSON. */
  readonly position?: string;
  readonly lesson?: Lesson;
}

/** A described position with dice to come; always at the same table, which begins anew. */
export interface Lesson {
  readonly table: string;
  readonly seed: string;
  readonly start: Readonly<Record<string, Json>>;
}

/** What else than the table talk a worker on this device is asked; servers are asked over HTTP. */
export interface LocalAsks {
  readonly open: LocalWish;
  readonly list: null;
  readonly table: { readonly table: string };
  readonly remove: { readonly table: string };
  readonly replay: {
    readonly table: string;
    readonly viewer?: Viewer;
    readonly from: number;
    readonly limit: number;
  };
  /** All that happened in a match in real time that is over, without pictures. */
  readonly film: FilmWish;
  /** The picture after a step of it. */
  readonly still: FilmWish & { readonly step: number };
}

/** A match to be looked at again, and through whose eyes: the player's own, unless another seat's are wanted. */
export interface FilmWish {
  readonly table: string;
  readonly viewer?: Viewer;
  /** It was played on the server, which hands it out; this device only plays it again. */
  readonly isServers?: true;
}

/** A match in real time to be looked at again. */
export interface FilmScript {
  readonly replay: Omit<Replay, 'steps'>;
  readonly steps: readonly ReplayStep[];
  /** When each step is shown, in milliseconds from the start. */
  readonly axis: readonly number[];
}

export interface LocalAnswers {
  readonly open: TableDetail;
  readonly list: readonly DeviceTable[];
  readonly table: TableDetail;
  readonly remove: null;
  readonly replay: Replay;
  /** Null where it was not played in real time: that is a replay. */
  readonly film: FilmScript | null;
  /** Null where the rules have changed since. */
  readonly still: Sections | null;
}

export type LocalAsk = {
  [Kind in keyof LocalAsks]: {
    readonly type: 'ask';
    readonly id: string;
    readonly ask: Kind;
    readonly about: LocalAsks[Kind];
  };
}[keyof LocalAsks];

/** How many times as long as usual its bots rest between their moves. */
export interface TempoWish {
  readonly type: 'tempo';
  readonly slowness: number;
}

export type ToDevice = FromClient | LocalAsk;

export type FromDevice =
  | FromServer
  | { readonly type: 'answer'; readonly id: string; readonly answer: LocalAnswers[keyof LocalAnswers] };
