import { goto, reason } from '@starboard/engine';
import { hasBonus } from '../planet/control.ts';
import { tokens } from '../state/resources.ts';
import { fleetSize } from '../ships/ships.ts';
import { playerOf } from '../state/state.ts';
import { facility } from './facility.ts';

export const largestFleet = 6;

/** The fourth ship costs one of each, the fifth two, the sixth three; a built ship waits in the Bay. */
export const shipyard = facility({
  id: 'shipyard',
  pattern: 'pair',
  cost(state, seat) {
    const price = Math.max(0, fleetSize(state, seat) - 2 - (hasBonus(state, seat, 'herbert-valley') ? 1 : 0));
    return tokens(price, price);
  },
  whyClosed(state, seat) {
    return fleetSize(state, seat) < largestFleet
      ? null
      : reason('af.no-ship-left', undefined, 'af.rule.shipyard');
  },
  effect(table, seat) {
    const { ships } = playerOf(table.state, seat);
    const index = ships.findIndex(({ at }) => at === 'stock');
    const ship = ships[index];
    if (!ship) throw new Error('the Shipyard found no ship to build');
    ship.at = 'maintenance-bay';
    table.emit({ type: 'shipBuilt', seat, ship: index });
    return goto('act');
  },
});
