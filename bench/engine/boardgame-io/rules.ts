import { ownerOf, ports, type Seat, type ShipId, type Station, type Table } from './table.ts';

const shipsNeeded: Record<Station, number> = {
  'solar-converter': 1,
  'lunar-mine': 1,
  'orbital-market': 2,
  shipyard: 2,
  'colony-constructor': 3,
  'colonist-hub': 1,
  'alien-artifact': 1,
};

export function seatOf(table: Table, seat: number): Seat {
  return table.seats[seat] as Seat;
}

export function valueOf(table: Table, ship: ShipId): number {
  return table.ships[ship]?.value ?? 0;
}

/** Asked with anything a client sends, so it trusts nothing but the table. */
export function canDock(table: Table, seat: number, station: Station, ships: readonly ShipId[]): boolean {
  const needed = shipsNeeded[station];
  if (needed === undefined || ships.length !== needed) return false;
  const [first] = ships;
  if (first === undefined) return false;
  const value = valueOf(table, first);
  const { unplaced } = table.turn;
  for (const [index, ship] of ships.entries()) {
    if (!unplaced.includes(ship) || ships.indexOf(ship) !== index || valueOf(table, ship) !== value)
      return false;
  }
  return table.docked[station].length + needed <= ports[station] && isOpenTo[station](table, seat, value);
}

const isOpenTo: Record<Station, (table: Table, seat: number, value: number) => boolean> = {
  'solar-converter': () => true,
  'orbital-market': () => true,
  'alien-artifact': () => true,
  'lunar-mine': (table, _seat, value) =>
    table.docked['lunar-mine'].every((ship) => valueOf(table, ship) <= value),
  shipyard: (table, seat) => {
    const cost = shipCost(table, seat);
    const { fuel, ore } = seatOf(table, seat);
    return cost !== null && fuel >= cost && ore >= cost;
  },
  'colony-constructor': (table, seat) => seatOf(table, seat).ore >= 3,
  'colonist-hub': (table, seat) => {
    const { hub, colonies } = seatOf(table, seat);
    const own = table.docked['colonist-hub'].filter((ship) => ownerOf(ship) === seat);
    return own.length < 3 && (hub === 0 ? colonies > 0 : hub < 7);
  },
};

/** Fuel and ore, as many of each, for the next ship; null with all six in play. */
export function shipCost(table: Table, seat: number): number | null {
  let inPlay = 0;
  for (let ship = seat * 6; ship < seat * 6 + 6; ship++) if (table.ships[ship]?.isInPlay) inPlay++;
  return inPlay < 6 ? inPlay - 2 : null;
}

export function canTrade(table: Table, seat: number): boolean {
  const { marketPrice } = table.turn;
  return marketPrice !== null && seatOf(table, seat).fuel >= marketPrice;
}

export function canClaim(table: Table, seat: number, card: number): boolean {
  if (table.turn.artifactCredit < 8) return false;
  const wanted = table.display.find(({ id }) => id === card);
  return wanted !== undefined && !seatOf(table, seat).cards.some(({ title }) => title === wanted.title);
}

export function canLaunch(table: Table, seat: number): boolean {
  const { hub, fuel, ore } = seatOf(table, seat);
  return hub === 7 && fuel >= 1 && ore >= 1;
}

export function canLandOn(table: Table, territory: number): boolean {
  return table.territories[territory] !== undefined && table.fields.repulsor !== territory;
}
