import type { Reason, Viewer } from '@starboard/engine';
import type { Beginning, PageWish, RecordingHead, Replay } from '@starboard/host';
import type { Way } from '../matches/requests/takebacks.ts';
import type { WholeLog } from '../matches/telling/whole-log.ts';
import type { ImportedInput, ImportedMatch } from '../records/read-import.ts';
import type { StoredLog } from '../store/packed-log.ts';
import type { PackedLogRow } from '../store/schema.ts';

/** A match whose log is worked on. */
export interface LogOf {
  readonly match: string;
  readonly game: string;
  readonly beginning: Beginning;
}

/** What a thread can be asked to make of a log, and what it answers. */
export interface LogJobs {
  /** A page of a replay, compressed. `head`: what it says beside its steps. */
  page: {
    ask: LogOf & PageWish & { readonly head: Omit<Replay, 'steps'> };
    answer: Uint8Array;
  };
  /** What a match is played again from, compressed; `count`: how many entries its log has. */
  recording: {
    ask: { readonly match: string; readonly head: RecordingHead; readonly count: number };
    answer: Uint8Array;
  };
  /** A match as a file, compressed. `head`: what it says beside its log, `saved`: where its first `count` inputs led. */
  file: {
    ask: LogOf & { readonly head: object; readonly saved: string; readonly count: number };
    answer: Uint8Array;
  };
  /** The match to go on with when everything after `to` is taken back, as it is saved; or why that cannot be. */
  'take-back': {
    ask: LogOf & Way & { readonly last: number };
    answer: { readonly saved: string } | { readonly refused: Reason };
  };
  /** All that a viewer may read of the log of a match that goes on. */
  'whole-log': { ask: LogOf & { readonly viewer: Viewer; readonly last: number }; answer: WholeLog };
  /** The whole log of a match that is over, as it is packed; `count`: how many entries it has. */
  pack: {
    ask: { readonly match: string; readonly count: number };
    answer: Omit<PackedLogRow, 'match_id'>;
  };
  /** A file that a client has sent, read and played; its rows are handed over piece by piece. */
  import: { ask: { readonly match: string; readonly body: Uint8Array }; answer: null };
}

export type LogJobKind = keyof LogJobs;

export type LogJob = { [Kind in LogJobKind]: { readonly kind: Kind } & LogJobs[Kind]['ask'] }[LogJobKind];

export type JobOf<Kind extends LogJobKind> = Extract<LogJob, { readonly kind: Kind }>;

/** What a thread asks for in the midst of a job. */
export interface LogWants {
  /** Entries of the log as they lie in the database. */
  rows: { readonly after: number; readonly limit: number };
  /** Where those lie that go back to an earlier input. */
  takebacks: null;
  /** That what was read is taken down: first what it is, then its inputs, so many from a number on. */
  begin: ImportHead;
  keep: { readonly first: number; readonly inputs: readonly ImportedInput[] };
}

export interface ImportHead extends Omit<ImportedMatch, 'inputs'> {
  readonly count: number;
  readonly bytes: number;
}

/** Takes down what a thread has read. */
export interface ImportWriter {
  begin(head: ImportHead): Promise<void>;
  keep(first: number, inputs: readonly ImportedInput[]): Promise<void>;
}

export type LogWant = {
  [Kind in keyof LogWants]: { readonly want: Kind; readonly ask: LogWants[Kind] };
}[keyof LogWants];

/** What a thread says, and of which job. */
export type FromLogThread = { readonly id: number } & (
  | LogWant
  | { readonly done: unknown; readonly read: number }
  | { readonly refused: { readonly status: number; readonly reason: Reason } }
  | { readonly failed: string }
);

/** What a thread is told: a job, or what it wanted. */
export type ToLogThread =
  | { readonly id: number; readonly job: LogJob }
  | { readonly stored: StoredLog }
  | { readonly lost: true };
