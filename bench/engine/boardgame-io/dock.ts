import { INVALID_MOVE } from 'boardgame.io/core';
import type { MoveContext } from 'boardgame.io/internal';
import { original } from 'immer';
import { landColony } from './land-colony.ts';
import { canDock, canLandOn, seatOf, shipCost, valueOf } from './rules.ts';
import type { ShipId, Station, Table } from './table.ts';

export function dock(
  { G: table, playerID }: MoveContext<Table>,
  station: Station,
  ships: readonly ShipId[],
  territory: number,
): undefined | typeof INVALID_MOVE {
  const seat = Number(playerID);
  // Reading through Immer's proxies is slow; the check reads the table they stand for.
  const before = original(table) ?? table;
  if (!canDock(before, seat, station, ships)) return INVALID_MOVE;
  if (station === 'colony-constructor' && !canLandOn(before, territory)) return INVALID_MOVE;
  table.docked[station] = [...before.docked[station], ...ships];
  table.turn.unplaced = before.turn.unplaced.filter((ship) => !ships.includes(ship));
  useStation(table, seat, station, valueOf(before, ships[0] ?? 0), territory);
  return undefined;
}

function useStation(table: Table, seat: number, station: Station, value: number, territory: number): void {
  const docking = seatOf(table, seat);
  const { turn } = table;
  switch (station) {
    case 'solar-converter':
      docking.fuel += Math.ceil(value / 2);
      return;
    case 'lunar-mine':
      docking.ore++;
      return;
    case 'orbital-market':
      turn.marketPrice = Math.min(turn.marketPrice ?? value, value);
      return;
    case 'alien-artifact':
      turn.artifactCredit += value;
      turn.artifactCycles++;
      return;
    case 'colonist-hub':
      if (docking.hub === 0) docking.colonies--;
      docking.hub++;
      return;
    case 'shipyard':
      buildShip(table, seat);
      return;
    case 'colony-constructor':
      docking.ore -= 3;
      // The last colony may come from the Hub track.
      if (docking.colonies > 0) docking.colonies--;
      else docking.hub = 0;
      landColony(table, seat, territory);
  }
}

function buildShip(table: Table, seat: number): void {
  const cost = shipCost(table, seat) ?? 0;
  const building = seatOf(table, seat);
  building.fuel -= cost;
  building.ore -= cost;
  const inStock = table.ships.findIndex((ship, id) => id >= seat * 6 && id < seat * 6 + 6 && !ship.isInPlay);
  const ship = table.ships[inStock];
  if (ship) ship.isInPlay = true;
}
