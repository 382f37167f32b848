import { call, goto, type Next, type Reason, reason } from '@starboard/engine';
import { hasBonus } from '../planet/control.ts';
import type { AfTable } from '../state/events.ts';
import { landColony } from '../planet/land-colony.ts';
import { pay, refuseCost, tokens } from '../state/resources.ts';
import { occupied, portsOf } from '../ships/ships.ts';
import { activePlayer, playerOf, type State } from '../state/state.ts';
import { facility } from './facility.ts';

export const lastCircle = 7;
const launchCost = tokens(1, 1);

/** Every ship moves the colony on the own track one circle on. */
export const colonistHub = facility({
  id: 'colonist-hub',
  pattern: 'single',
  whyClosed(state, seat) {
    return playerOf(state, seat).hub === lastCircle
      ? reason('af.hub-full', undefined, 'af.rule.colonist-hub')
      : null;
  },
  effect(table, seat) {
    const { thisTurn } = table.state;
    const player = playerOf(table.state, seat);
    if (player.hub === 0) player.supply--;
    player.hub++;
    thisTurn.hubShips++;
    if (asimovIn(table.state) === 0) {
      thisTurn.asimovUsed = true;
      if (player.hub < lastCircle) player.hub++;
      else thisTurn.hubExcess++;
    }
    table.emit({ type: 'hubAdvanced', seat, circle: player.hub, excess: thisTurn.hubExcess });
    return goto('act');
  },
});

const shipsForAsimov = 2;

/** Asimov Crater: the second ship of a turn, or any later one, brings a circle more; how many are missing. */
function asimovIn(state: State): number | null {
  const { hubShips, asimovUsed } = state.thisTurn;
  if (asimovUsed || !hasBonus(state, state.turn, 'asimov-crater')) return null;
  return Math.max(0, shipsForAsimov - hubShips);
}

/** How many circles on the colony would be with one more ship here, with two, as far as there are ports for them. */
export function hubSteps(state: State): number[] {
  const missing = asimovIn(state);
  const free = portsOf(state, 'colonist-hub') - occupied(state, state.turn, 'colonist-hub');
  return Array.from({ length: free }, (_, index) => {
    const docked = index + 1;
    return docked + (missing !== null && docked >= missing ? 1 : 0);
  });
}

/** The circle on which one more ship would put the colony. */
export const nextCircle = (state: State): number =>
  Math.min(lastCircle, activePlayer(state).hub + (hubSteps(state)[0] ?? 0));

export function refuseLaunch(state: State): Reason | null {
  const { hub } = activePlayer(state);
  if (hub < lastCircle) return reason('af.hub-not-ready', { circle: hub }, 'af.rule.colonist-hub');
  return refuseCost(state, state.turn, launchCost);
}

/** The colony on the last circle lands; it may also wait there for any later turn. */
export function launch(table: AfTable): Next<'act'> {
  pay(table, table.state.turn, launchCost);
  return call(landColony, { from: 'hub' }, 'act');
}
