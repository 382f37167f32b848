import { facilities } from '../content/facilities.ts';
import { territories } from '../content/territories.ts';
import { shipOf } from '../rules/ships.ts';
import { type Place, type Ship, type ShipIndex, type State } from '../rules/state.ts';

const places: readonly Place[] = ['stock', 'hand', 'maintenance-bay', ...facilities];
const codes: ReadonlyMap<Place, number> = new Map(places.map((place, index) => [place, 48 + 8 * index]));

const codeOf = ({ at, value }: Ship): number => (codes.get(at) ?? 0) + (at === 'stock' ? 0 : value);

/**
 * One text for all positions of a turn that are the same to play on from: which of two dice of equal value stands
 * where does not matter, nor in which port.
 */
export function positionKey(state: State): string {
  const { players, relic, thisTurn, fields, colonies } = state;
  let key = '';
  for (const { fuel, ore, supply, hub, cards, ships } of players) {
    key += `${fuel},${ore},${supply},${hub},${[...cards].sort().join()}`;
    key += String.fromCharCode(...ships.map(codeOf).sort(rising));
  }
  for (const territory of territories) key += colonies[territory].join('');
  key += `${fields.isolation},${fields.positron},${fields.repulsor},${state.display.join()}`;
  key += `${relic.owner}${String.fromCharCode(codeOf(relic))}`;
  const values = (ships: readonly ShipIndex[]) =>
    ships
      .map((ship) => shipOf(state, state.turn, ship).value)
      .sort(rising)
      .join('');
  const { teleported } = thisTurn;
  key += `${values(thisTurn.artifactUnspent)},${thisTurn.artifactCycles},${values(thisTurn.marketShips)}`;
  key += `,${thisTurn.hubShips},${thisTurn.asimovUsed},${thisTurn.hubExcess},${thisTurn.mineShips},${thisTurn.borrowed}`;
  key += `,${thisTurn.discarded},${[...thisTurn.usedCards].sort().join()}`;
  if (teleported) key += `,${teleported.from}${codeOf(shipOf(state, state.turn, teleported.ship))}`;
  return key;
}

const rising = (a: number, b: number): number => a - b;
