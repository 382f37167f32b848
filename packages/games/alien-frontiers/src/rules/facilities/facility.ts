import type { Next, Reason, Seat } from '@starboard/engine';
import type { FacilityId } from '../../content/facilities.ts';
import type { Kind } from '../../keys/index.ts';
import type { AfTable } from '../state/events.ts';
import type { Tokens } from '../state/resources.ts';
import type { ShipIndex, State } from '../state/state.ts';

/** Which ships dock together: one of any value, so many of one value, or three values in a row. */
export type Pattern = 'single' | 'pair' | 'triple' | 'run';

export interface Facility {
  readonly id: FacilityId;
  readonly pattern: Pattern;
  /** After bonuses. */
  readonly cost?: ((state: State, seat: Seat) => Tokens) | undefined;
  /** Why it takes no ship of this seat at all now; free ports and the cost are looked after elsewhere. */
  readonly whyClosed?: ((state: State, seat: Seat) => Reason | null) | undefined;
  /** The number on the table by which it judges ships: looked up once, however many sets of them are judged. */
  readonly measure?: ((state: State, seat: Seat) => number) | undefined;
  /** Why it does not take these ships. */
  readonly rejects?: ((kinds: readonly Kind[], measure: number) => Reason | null) | undefined;
  /** Ships found there are sent away instead of being in the way. */
  readonly displaces?: boolean | undefined;
  /** What ships of these values bring in tokens, after bonuses. */
  readonly gives?: ((state: State, seat: Seat, values: readonly number[]) => Tokens) | undefined;
  /** The cost is paid and the ships stand in their ports. */
  effect(table: AfTable, seat: Seat, ships: readonly ShipIndex[]): Next<'act'>;
}

/** Spelled out: with one shape for all, asking them all at every decision takes a tenth less of a game. */
export const facility = (rules: Facility): Facility => ({
  id: rules.id,
  pattern: rules.pattern,
  cost: rules.cost,
  whyClosed: rules.whyClosed,
  measure: rules.measure,
  rejects: rules.rejects,
  displaces: rules.displaces,
  gives: rules.gives,
  effect: rules.effect,
});
