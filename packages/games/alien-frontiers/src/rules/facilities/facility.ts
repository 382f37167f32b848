import type { Next, Reason, Seat } from '@starboard/engine';
import type { FacilityId } from '../../content/facilities.ts';
import type { AfTable } from '../events.ts';
import type { Kind } from '../kinds.ts';
import { free, type Tokens } from '../resources.ts';
import type { ShipIndex, State } from '../state.ts';

/** Which ships dock together: one of any value, so many of one value, or three values in a row. */
export type Pattern = 'single' | 'pair' | 'triple' | 'run';

interface FacilityRules {
  readonly id: FacilityId;
  readonly pattern: Pattern;
  /** After bonuses. */
  cost?(state: State, seat: Seat): Tokens;
  /** Why it takes no ship of this seat at all now; free ports and the cost are looked after elsewhere. */
  whyClosed?(state: State, seat: Seat): Reason | null;
  /** Why it does not take these ships. */
  rejects?(state: State, seat: Seat, kinds: readonly Kind[]): Reason | null;
  /** Ships found there are sent away instead of being in the way. */
  readonly displaces?: boolean;
  /** What ships of these values bring in tokens, after bonuses. */
  gives?(state: State, seat: Seat, values: readonly number[]): Tokens;
  /** The cost is paid and the ships stand in their ports. */
  effect(table: AfTable, seat: Seat, ships: readonly ShipIndex[]): Next<'act'>;
}

export type Facility = Required<FacilityRules>;

/** Fills in the usual; with one shape for all, asking them all at every decision takes a tenth less of a game. */
export const facility = (rules: FacilityRules): Facility => ({
  id: rules.id,
  pattern: rules.pattern,
  cost: rules.cost ?? (() => free),
  whyClosed: rules.whyClosed ?? (() => null),
  rejects: rules.rejects ?? (() => null),
  displaces: rules.displaces ?? false,
  gives: rules.gives ?? (() => free),
  effect: rules.effect,
});
