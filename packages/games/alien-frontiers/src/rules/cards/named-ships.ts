import type { Seat } from '@starboard/engine';
import { bay, facilities } from '../../content/facilities.ts';
import { type OwnedShip, shipId } from '../../keys/ships.ts';
import { shipsAt } from '../ships/ships.ts';
import { relicIndex, type State } from '../state/state.ts';

/** Reads an id as any client may have written it: only dice that a player owns have one. */
export function findShip({ players, relic }: State, id: string): OwnedShip | undefined {
  const dice = players.flatMap(({ ships }, seat) => [
    ...ships.map((_, ship) => ({ seat, ship })),
    ...(relic.owner === seat ? [{ seat, ship: relicIndex }] : []),
  ]);
  return dice.find(({ seat, ship }) => shipId(seat, ship) === id);
}

/** The dice of these seats that stand on the board, at a facility or in the Bay. */
export const standingShips = (state: State, isOwner: (seat: Seat) => boolean): string[] =>
  ([...facilities, bay] as const)
    .flatMap((place) => shipsAt(state, place))
    .filter(({ seat }) => isOwner(seat))
    .map(({ seat, ship }) => shipId(seat, ship));
