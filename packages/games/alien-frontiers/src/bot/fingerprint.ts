import { facilities } from '../content/facilities.ts';
import { titleOf, titles } from '../content/tech-cards.ts';
import { fields, territories } from '../content/territories.ts';
import { type Place, relicIndex, type Ship, type ShipIndex, type State } from '../rules/state/state.ts';

const places: readonly Place[] = ['stock', 'hand', 'maintenance-bay', ...facilities];

/** Numbers for all that a position is made of; what is named nowhere has none. */
const codes: ReadonlyMap<string | null, number> = new Map(
  [null, ...places, ...titles, ...territories].map((name, index) => [name, index]),
);
const codeOf = (name: string | null): number => codes.get(name) ?? 0;

/** Two sums over all parts: their order does not matter, so equal dice need not be told apart. */
class Sums {
  #low = 0;
  #high = 0;

  /** One part: which of the position's parts, and what is there. */
  add(part: number, there: number): void {
    const seed = Math.imul(part, 0x9e3779b1) ^ Math.imul(there + 1, 0x85ebca77);
    const mixed = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d);
    this.#low = (this.#low + (mixed ^ (mixed >>> 12))) | 0;
    this.#high = (this.#high + Math.imul(mixed ^ (mixed >>> 13), 0x297a2d39)) | 0;
  }

  get total(): number {
    return (this.#high >>> 11) * 2 ** 32 + (this.#low >>> 0);
  }
}

const shipCode = ({ at, value }: Ship): number => (at === 'stock' ? 0 : 8 * codeOf(at) + value);

/**
 * One number for all positions of a turn that are the same to play on from: which of two dice of equal value stands
 * where does not matter, nor in which port. That two others share it is as likely as guessing a 53-bit number.
 */
export function fingerprint(state: State): number {
  const sums = new Sums();
  state.players.forEach(({ fuel, ore, supply, hub, cards, ships }, seat) => {
    const part = 1000 * (seat + 1);
    sums.add(part, fuel + 64 * ore);
    sums.add(part + 1, supply + 16 * hub);
    for (const card of cards) sums.add(part + 2, codeOf(titleOf(card)));
    for (const ship of ships) sums.add(part + 3, shipCode(ship));
  });
  territories.forEach((territory, index) => {
    for (const [seat, count] of state.colonies[territory].entries())
      if (count > 0) sums.add(10 + 8 * index + seat, count);
  });
  fields.forEach((field, index) => sums.add(100 + index, codeOf(state.fields[field])));
  for (const card of state.display) sums.add(110, codeOf(titleOf(card)));
  sums.add(111, shipCode(state.relic) + 128 * (state.relic.owner ?? 7));
  addTurn(sums, state);
  return sums.total;
}

function addTurn(sums: Sums, { thisTurn, relic, players, turn }: State): void {
  const shipAt = (index: ShipIndex): Ship | undefined =>
    index === relicIndex ? relic : players[turn]?.ships[index];
  const addShips = (part: number, ships: readonly ShipIndex[]) => {
    for (const index of ships) sums.add(part, shipAt(index)?.value ?? 0);
  };
  addShips(120, thisTurn.artifactUnspent);
  addShips(121, thisTurn.marketShips);
  sums.add(122, thisTurn.artifactCycles + 16 * thisTurn.hubShips + 256 * thisTurn.hubExcess);
  sums.add(123, thisTurn.mineShips + 16 * Number(thisTurn.asimovUsed) + 32 * Number(thisTurn.discarded));
  sums.add(124, codeOf(thisTurn.borrowed));
  for (const card of thisTurn.usedCards) sums.add(125, codeOf(titleOf(card)));
  const { teleported } = thisTurn;
  if (!teleported) return;
  const ship = shipAt(teleported.ship);
  sums.add(126, codeOf(teleported.from) + 64 * (ship ? shipCode(ship) : 0));
}
