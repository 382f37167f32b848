import type { Seat } from '@starboard/engine';
import type { State } from '../rules/state/state.ts';
import { Sight } from './sight.ts';

/** What policies answer by. */
export const glance = (state: State, seat: Seat): Sight => new Sight(state, seat);
