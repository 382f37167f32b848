import { type Next, type Reason, reason, type Seat } from '@starboard/engine';
import { factsOf, type Kind, valueOf } from '../../keys/index.ts';
import { type Dock, type Docking, dockSets, fittingFor, setSize, specialSets } from './dock-sets.ts';
import type { AfTable } from '../state/events.ts';
import type { Facility } from '../facilities/facility.ts';
import { allFacilities } from '../facilities/index.ts';
import { findShips, handOf } from './hand.ts';
import { free, pay, refuseCost, type Tokens } from '../state/resources.ts';
import {
  lacksGroup,
  moveShip,
  occupied,
  portsFor,
  portsOf,
  shipOf,
  shipsAt,
  shipsOfAt,
  shown,
} from './ships.ts';
import type { ShipIndex, State } from '../state/state.ts';

/** Every legal docking of the unplaced ships. */
export function legalDocks(state: State): Dock[] {
  const docks: Dock[] = [];
  const hand = handOf(state);
  if (hand.count === 0) return docks;
  for (const { facility, sets } of fittingFor(hand)) {
    if (refuseFacility(state, facility)) continue;
    if (takesAll(state, facility)) {
      for (const dock of sets) docks.push(dock);
      continue;
    }
    const measure = measureOf(state, facility);
    for (const dock of sets) if (!refuseKinds(state, dock, measure)) docks.push(dock);
  }
  return docks;
}

/** Why a docking is refused; the legal dockings are those for which this is null. */
export function refuseDock(state: State, dock: Docking): Reason | null {
  return (
    refusePattern(dock) ??
    (findShips(state, dock.kinds) ? null : reason('af.ship-not-in-hand', undefined, 'af.rule.docking')) ??
    refuseFacility(state, dock.facility) ??
    refuseKinds(state, dock, measureOf(state, dock.facility))
  );
}

export const dockCost = (state: State, facility: Facility): Tokens =>
  facility.cost?.(state, state.turn) ?? free;

/** Why the facility takes nothing of the active player's now: closed, full or too dear. */
function refuseFacility(state: State, facility: Facility): Reason | null {
  const seat = state.turn;
  const closed = facility.whyClosed?.(state, seat);
  if (closed) return closed;
  const full = facility.displaces ? null : refuseFull(state, seat, facility);
  if (full) return full;
  return refuseCost(state, seat, dockCost(state, facility));
}

function refuseFull(state: State, seat: Seat, { id: facility, pattern }: Facility): Reason | null {
  const ships = setSize[pattern];
  if (portsOf(state, facility) - occupied(state, seat, facility) < ships)
    return reason('af.no-free-port', { facility }, 'af.rule.docking');
  return lacksGroup(state, seat, facility, ships)
    ? reason('af.no-free-group', { facility }, 'af.rule.docking')
    : null;
}

/** Whether the ship the Teleporter lifted could dock anywhere, alone or with others. */
export function canDockTeleported(state: State): boolean {
  const hand = handOf(state);
  return allFacilities.some((facility) => {
    if (refuseFacility(state, facility)) return false;
    const measure = measureOf(state, facility);
    return specialSets(facility, hand).some(
      (dock) => dock.kinds.some(isTeleported) && !refuseKinds(state, dock, measure),
    );
  });
}

/** Why none of the unplaced ships can dock there; null when some can. */
export function refuseAllDocks(state: State, facility: Facility): Reason | null {
  if (shipsOfAt(state, state.turn, 'hand').length === 0)
    return reason('af.all-placed', undefined, 'af.rule.docking');
  const sets = dockSets(facility, handOf(state));
  if (sets.length === 0)
    return reason(`af.pattern-${facility.pattern}`, { facility: facility.id }, 'af.rule.docking');
  const closed = refuseFacility(state, facility);
  if (closed) return closed;
  const measure = measureOf(state, facility);
  const reasons = sets.map((dock) => refuseKinds(state, dock, measure));
  if (reasons.includes(null)) return null;
  // the highest come nearest to docking, so what they lack is what is missing
  const values = sets.map(({ kinds }) => valueOf(kinds[0] as Kind));
  return reasons[values.indexOf(Math.max(...values))] ?? null;
}

const isTeleported = (kind: Kind): boolean => factsOf(kind).isTeleported;

/** Whether all ships are alike to the facility, so that none need be looked at. */
const takesAll = ({ thisTurn }: State, { rejects }: Facility): boolean =>
  rejects === undefined && thisTurn.teleported === null;

const measureOf = (state: State, facility: Facility): number => facility.measure?.(state, state.turn) ?? 0;

function refuseKinds(state: State, { facility, kinds }: Docking, measure: number): Reason | null {
  if (state.thisTurn.teleported?.from === facility.id && kinds.some(isTeleported)) {
    return reason('af.teleported-back', { facility: facility.id }, 'af.rule.orbital-teleporter');
  }
  return facility.rejects?.(kinds, measure) ?? null;
}

function refusePattern({ facility, kinds }: Docking): Reason | null {
  const values = kinds.map(valueOf).sort((a, b) => a - b);
  const [first = 0] = values;
  const step = facility.pattern === 'run' ? 1 : 0;
  const fits =
    values.length === setSize[facility.pattern] &&
    values.every((value, index) => value === first + index * step);
  return fits ? null : reason(`af.pattern-${facility.pattern}`, { facility: facility.id }, 'af.rule.docking');
}

/** Carries out a legal docking: cost, ships, effect. */
export function dock(table: AfTable, { facility, kinds }: Docking): Next<'act'> {
  const { state } = table;
  const seat = state.turn;
  const ships = findShips(state, kinds);
  if (!ships) throw new Error('ships that are not in hand cannot dock');
  // told before what it drives out
  table.emit({ type: 'docked', seat, facility: facility.id, ships: shown(state, seat, ships) });
  if (facility.displaces) {
    for (const found of shipsAt(state, facility.id))
      moveShip(table, found.seat, found.ship, 'maintenance-bay');
  }
  const ports = portsFor(state, seat, facility.id, ships.length);
  for (let order = 0; order < ships.length; order++) {
    const ship = shipOf(state, seat, ships[order] as ShipIndex);
    ship.at = facility.id;
    ship.port = ports[order] ?? 0;
  }
  pay(table, seat, dockCost(state, facility));
  return facility.effect(table, seat, ships);
}
