import type { FacilityId } from '../content/facilities.ts';
import type { View } from './view.ts';

/** How many ports the active player's ships would find free there; at the Hub each player has a track of their own. */
export function freePorts({ facilities, turn }: View, facility: FacilityId): number {
  const { ports, ships } = facilities[facility];
  const taken = facility === 'colonist-hub' ? ships.filter(({ seat }) => seat === turn) : ships;
  return ports - taken.length;
}
