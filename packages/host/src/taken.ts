import type { Reason } from '@starboard/engine';
import type { LoggedInput } from './log/log-entry.ts';

export type AnyEvent = { readonly type: string };
export type Back = 'step' | 'takeback';

/** What one viewer is told of an input. Texts are JSON. */
export interface Telling {
  readonly n: number;
  readonly sections: string;
  readonly events: string;
  /** What was told before is undone by it. */
  readonly back: Back | null;
}

/** What an input that was taken has brought about. */
export interface Taken {
  /** As it goes into the log: stamped with the game's time where that counts. */
  readonly input: LoggedInput;
  readonly events: readonly AnyEvent[];
  /** The same as JSON. */
  readonly eventsText: string;
  /** By viewer, in the match's order of them; null for those for whom nothing has changed. */
  readonly tellings: readonly (Telling | null)[];
  /** How many messages each viewer has been told by then. */
  readonly told: readonly number[];
}

/** `error` only when the rules themselves failed. */
export interface Unfit {
  readonly refused: Reason;
  readonly error?: Error;
}
