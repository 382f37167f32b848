import type { Json } from '@starboard/engine';
import type { Colour, PositionDescription } from '../../index.ts';
import type { ScenarioTable } from '../scenario-table.ts';

/** An answer, in colours and faces; or what must hold of it, equal cards all called by their face. */
export type Said = string | ((answer: Json) => boolean);

interface Described {
  /** Why it gains there, or would not. */
  readonly why: string;
  readonly at: PositionDescription;
  /** Plays on until shortly before the moment. */
  readonly play?: (table: ScenarioTable) => void;
  /** Whose decision it is; Red's if nothing is said. */
  readonly by?: Colour;
  /** What it answers to the questions that follow. */
  readonly then?: readonly Said[];
  /** What comes of that. */
  readonly after?: (table: ScenarioTable) => void;
  /** In how many of five tries at the least, where chance has its part; in all of them if nothing is said. */
  readonly atLeast?: number;
}

/** A position, a moment in it, and what the bot `hard` does there. */
export type Moment = Described &
  (
    | { readonly uses: string }
    | { readonly keeps: string }
    | {
        readonly asked: string;
        readonly says: Said;
        /** What it would say in the same place without its alien. */
        readonly without?: Said;
      }
  );

/** How a power is shown: where it gains by it, and where it keeps it, or why it never should. */
export interface Shown {
  readonly gains: Moment;
  readonly keeps?: Moment | string;
}
