import type { Seat } from '@starboard/engine';
import { relicIndex, type ShipIndex, type State } from '../state.ts';

/** Names one die on the table: `<seat>.<number>`, or `<seat>.relic`. */
export const shipId = (seat: Seat, ship: ShipIndex): string =>
  `${seat}.${ship === relicIndex ? 'relic' : ship}`;

/** Reads an id that the rules have given out. */
export function parseShipId(id: string): { seat: Seat; ship: ShipIndex } {
  const [seat, ship] = id.split('.');
  return { seat: Number(seat), ship: ship === 'relic' ? relicIndex : Number(ship) };
}

/** Reads an id as anybody may have written it: only dice somebody at the table owns have one. */
export function findShip({ players, relic }: State, id: string): { seat: Seat; ship: ShipIndex } | undefined {
  const dice = players.flatMap(({ ships }, seat) => [
    ...ships.map((_, ship) => ({ seat, ship })),
    ...(relic.owner === seat ? [{ seat, ship: relicIndex }] : []),
  ]);
  return dice.find(({ seat, ship }) => shipId(seat, ship) === id);
}
