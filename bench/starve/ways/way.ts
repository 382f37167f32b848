import type { Guest } from '../guest.ts';

/** What a hostile address has to work with. */
export interface Means {
  /** As many as one address is given. */
  readonly guests: readonly Guest[];
  readonly url: string;
  /** Tables of the others, which all may watch. */
  readonly tables: readonly string[];
  /** A file of a very long match. */
  readonly record: string;
  /** How often something was done, or refused. */
  count(what: string): void;
  /** Whether it is time to stop. */
  isOver(): boolean;
}

/** One way of being a burden. */
export type Way = (means: Means) => Promise<void>;
