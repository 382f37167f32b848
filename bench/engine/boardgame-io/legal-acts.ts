import { canClaim, canDock, canLandOn, canLaunch, canTrade, valueOf } from './rules.ts';
import type { ShipId, Station, Table } from './table.ts';

export interface Act {
  readonly move: 'dock' | 'trade' | 'cycle' | 'claim' | 'launch' | 'endTurn';
  readonly args: readonly unknown[];
}

const singles: readonly Station[] = ['solar-converter', 'lunar-mine', 'colonist-hub', 'alien-artifact'];
const pairs: readonly Station[] = ['orbital-market', 'shipyard'];

export function legalActs(table: Table, seat: number): Act[] {
  const acts = legalDockings(table, seat);
  // Ships that can be placed must be, so the turn ends only when no docking is left.
  if (acts.length === 0) acts.push({ move: 'endTurn', args: [] });
  if (canTrade(table, seat)) acts.push({ move: 'trade', args: [] });
  if (table.turn.artifactCycles > 0) acts.push({ move: 'cycle', args: [] });
  for (const { id } of table.display) if (canClaim(table, seat, id)) acts.push({ move: 'claim', args: [id] });
  if (canLaunch(table, seat)) {
    for (const territory of openTerritories(table)) acts.push({ move: 'launch', args: [territory] });
  }
  return acts;
}

/** Ships of equal value are interchangeable, so each value is offered once. */
export function legalDockings(table: Table, seat: number): Act[] {
  const acts: Act[] = [];
  const offer = (station: Station, ships: readonly ShipId[]) => {
    if (canDock(table, seat, station, ships)) acts.push({ move: 'dock', args: [station, ships] });
  };
  for (const ships of shipsByValue(table)) {
    if (ships.length >= 1) for (const station of singles) offer(station, ships.slice(0, 1));
    if (ships.length >= 2) for (const station of pairs) offer(station, ships.slice(0, 2));
    if (ships.length >= 3) offerConstructor(table, seat, ships.slice(0, 3), acts);
  }
  return acts;
}

function offerConstructor(table: Table, seat: number, ships: readonly ShipId[], acts: Act[]): void {
  if (!canDock(table, seat, 'colony-constructor', ships)) return;
  for (const territory of openTerritories(table)) {
    acts.push({ move: 'dock', args: ['colony-constructor', ships, territory] });
  }
}

function shipsByValue(table: Table): ShipId[][] {
  const byValue: ShipId[][] = [[], [], [], [], [], []];
  for (const ship of table.turn.unplaced) byValue[valueOf(table, ship) - 1]?.push(ship);
  return byValue;
}

function openTerritories(table: Table): number[] {
  const open: number[] = [];
  for (let territory = 0; territory < table.territories.length; territory++) {
    if (canLandOn(table, territory)) open.push(territory);
  }
  return open;
}
