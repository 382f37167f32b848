import type { Seat } from '@starboard/engine';
import { isLosingEncounter, saveOnTarget } from '../../rules/ships/save-on-target.ts';
import { encounterOf, type State } from '../../rules/state/state.ts';
import { alien } from '../alien.ts';

const usual = 10;
const withFlare = 5;

const hasLostBy = (state: State, seat: Seat, least: number): boolean =>
  isLosingEncounter(state, seat) && (encounterOf(state).lostBy ?? 0) >= least;

/** Crash Land: an offense that is beaten by far brings one ship down on the target. */
export const spiff = alien({
  id: 'spiff',
  power: {
    id: 'spiff.crash-land',
    when: 'trigger.ships-to-warp',
    as: 'offense',
    use: 'may',
    if: (state, seat) => hasLostBy(state, seat, usual),
    effect: (table, { seat }) => saveOnTarget(table, seat),
  },
  wild: {
    when: 'trigger.ships-to-warp',
    as: 'defense',
    if: isLosingEncounter,
    effect: (table, { seat }) => saveOnTarget(table, seat),
  },
  super: {
    when: 'trigger.ships-to-warp',
    as: 'offense',
    if: (state, seat) => hasLostBy(state, seat, withFlare) && !hasLostBy(state, seat, usual),
    usesPower: 'spiff.crash-land',
  },
});
