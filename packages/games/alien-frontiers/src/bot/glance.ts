import type { Seat } from '@starboard/engine';
import type { Planet } from '../rules/control.ts';
import { copyColonies } from '../rules/copy-state.ts';
import type { Tokens } from '../rules/resources.ts';
import { playerOf, type State } from '../rules/state.ts';

/** What a list of priorities has to know: the own tokens, and who is where on the planet. */
export interface Glance extends Tokens, Planet {}

export function glance(state: State, seat: Seat): Glance {
  const { fuel, ore } = playerOf(state, seat);
  return { fuel, ore, colonies: copyColonies(state.colonies), fields: { ...state.fields } };
}
