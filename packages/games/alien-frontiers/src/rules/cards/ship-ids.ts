import type { Seat } from '@starboard/engine';
import { relicIndex, type ShipIndex } from '../state.ts';

/** Names one die on the table: `<seat>.<number>`, or `<seat>.relic`. */
export const shipId = (seat: Seat, ship: ShipIndex): string =>
  `${seat}.${ship === relicIndex ? 'relic' : ship}`;

export function parseShipId(id: string): { seat: Seat; ship: ShipIndex } {
  const [seat, ship] = id.split('.');
  return { seat: Number(seat), ship: ship === 'relic' ? relicIndex : Number(ship) };
}
