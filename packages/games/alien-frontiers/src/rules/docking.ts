import { type Next, type Reason, reason } from '@starboard/engine';
import type { AfTable } from './events.ts';
import { allFacilities, facilityOf } from './facilities/index.ts';
import type { Facility, Pattern } from './facilities/facility.ts';
import { factsOf, findShips, type Hand, handOf, isKind, type Kind, valueOf } from './kinds.ts';
import { free, pay, refuseCost, type Tokens } from './resources.ts';
import { hasRoom, moveShip, portsFor, shipOf, shipsAt, shown } from './ships.ts';
import type { State } from './state.ts';

/** A docking: which kinds of ships at which facility. Its key is `dock:<facility>:<kind>+<kind>…`, values rising. */
export interface Dock {
  readonly key: string;
  readonly facility: Facility;
  readonly kinds: readonly Kind[];
}

const size: Readonly<Record<Pattern, number>> = { single: 1, pair: 2, triple: 3, run: 3 };

// Option lists are built for every decision of every game ever simulated: each docking is made once.
const docksByKey = new Map<string, Dock>();

export function dockOf(facility: Facility, kinds: readonly Kind[]): Dock {
  const key = `dock:${facility.id}:${kinds.join('+')}`;
  let dock = docksByKey.get(key);
  if (!dock) {
    dock = { key, facility, kinds };
    docksByKey.set(key, dock);
  }
  return dock;
}

/** Reads a docking's key as anybody may have written it; null when it is none. */
export function parseDock(key: string): Dock | null {
  const known = docksByKey.get(key);
  if (known) return known;
  const [act, id, list, ...rest] = key.split(':');
  const facility = facilityOf(id ?? '');
  const kinds = list?.split('+') ?? [];
  const isDock = act === 'dock' && facility && rest.length === 0 && kinds.length <= 3 && kinds.every(isKind);
  return isDock ? { key, facility, kinds } : null;
}

/** Every legal docking of the unplaced ships. */
export function legalDocks(state: State): Dock[] {
  const docks: Dock[] = [];
  const hand = handOf(state);
  for (const facility of allFacilities) {
    const sets = candidates(facility, hand);
    if (sets.length === 0 || refuseFacility(state, facility)) continue;
    for (const dock of sets) if (!refuseKinds(state, dock)) docks.push(dock);
  }
  return docks;
}

/** Why a docking is refused; the legal dockings are those for which this is null. */
export function refuseDock(state: State, dock: Dock): Reason | null {
  return (
    refusePattern(dock) ??
    (findShips(state, dock.kinds) ? null : reason('af.ship-not-in-hand', undefined, 'af.rule.docking')) ??
    refuseFacility(state, dock.facility) ??
    refuseKinds(state, dock)
  );
}

export const dockCost = (state: State, { cost }: Facility): Tokens => cost?.(state, state.turn) ?? free;

/** Why the facility takes nothing of the active player's now: closed, full or too dear. */
export function refuseFacility(state: State, facility: Facility): Reason | null {
  const seat = state.turn;
  const closed = facility.isClosed?.(state, seat);
  if (closed) return closed;
  if (!facility.displaces && !hasRoom(state, seat, facility.id, size[facility.pattern])) {
    return reason('af.no-free-port', { facility: facility.id }, 'af.rule.docking');
  }
  return facility.cost ? refuseCost(state, seat, facility.cost(state, seat)) : null;
}

/** Whether the ship the Teleporter lifted could dock anywhere, alone or with others. */
export function canDockTeleported(state: State): boolean {
  const hand = handOf(state);
  const isTeleported = (kind: Kind) => factsOf(kind).isTeleported;
  return allFacilities.some(
    (facility) =>
      !refuseFacility(state, facility) &&
      specialSets(facility.pattern, hand).some(
        (kinds) => kinds.some(isTeleported) && !refuseKinds(state, dockOf(facility, kinds)),
      ),
  );
}

/** Why none of the unplaced ships can dock there; null when some can. */
export function refuseAllDocks(state: State, facility: Facility): Reason | null {
  const closed = refuseFacility(state, facility);
  if (closed) return closed;
  const reasons = candidates(facility, handOf(state)).map((dock) => refuseKinds(state, dock));
  if (reasons.includes(null)) return null;
  return reasons[0] ?? reason(`af.pattern-${facility.pattern}`, { facility: facility.id }, 'af.rule.docking');
}

function refuseKinds(state: State, { facility, kinds }: Dock): Reason | null {
  const { teleported } = state.thisTurn;
  if (teleported?.from === facility.id && kinds.some((kind) => factsOf(kind).isTeleported)) {
    return reason('af.teleported-back', { facility: facility.id }, 'af.rule.orbital-teleporter');
  }
  return facility.rejects?.(state, state.turn, kinds) ?? null;
}

function refusePattern({ facility, kinds }: Dock): Reason | null {
  const values = kinds.map(valueOf).sort((a, b) => a - b);
  const [first = 0] = values;
  const step = facility.pattern === 'run' ? 1 : 0;
  const fits =
    values.length === size[facility.pattern] &&
    values.every((value, index) => value === first + index * step);
  return fits ? null : reason(`af.pattern-${facility.pattern}`, { facility: facility.id }, 'af.rule.docking');
}

/** The sets of unplaced ships that fit the facility's pattern. */
function candidates(facility: Facility, hand: Hand): Dock[] {
  const docks = plainCandidates(facility, hand);
  if (hand.special.length > 0) {
    for (const kinds of specialSets(facility.pattern, hand)) docks.push(dockOf(facility, kinds));
  }
  return docks;
}

function plainCandidates(facility: Facility, { plain }: Hand): Dock[] {
  const table = plainDocks(facility);
  const docks: Dock[] = [];
  const need = size[facility.pattern];
  for (let value = 1; value <= 6; value++) {
    const fits =
      facility.pattern === 'run'
        ? value <= 4 && has(plain, value) && has(plain, value + 1) && has(plain, value + 2)
        : (plain[value] as number) >= need;
    if (fits) docks.push(table[value] as Dock);
  }
  return docks;
}

const has = (plain: readonly number[], value: number): boolean => (plain[value] as number) > 0;

const plainByFacility = new Map<Facility, readonly Dock[]>();

/** The docking of ordinary ships that begins at each value; index 0 and runs above 4 are never used. */
function plainDocks(facility: Facility): readonly Dock[] {
  let docks = plainByFacility.get(facility);
  if (!docks) {
    const step = facility.pattern === 'run' ? 1 : 0;
    const kinds = (first: number) =>
      Array.from({ length: size[facility.pattern] }, (_, index) => String(first + index * step));
    docks = [0, 1, 2, 3, 4, 5, 6].map((value) => dockOf(facility, kinds(value)));
    plainByFacility.set(facility, docks);
  }
  return docks;
}

/** Sets with the Relic Ship or the teleported ship in them: which of equal dice is used matters then. */
function specialSets(pattern: Pattern, hand: Hand): Kind[][] {
  if (pattern === 'single') return hand.special.map((kind) => [kind]);
  return pattern === 'run' ? specialRuns(hand) : specialEquals(hand, size[pattern]);
}

/** One or both special ships, filled up with ordinary ships of the same value. */
function specialEquals({ plain, special }: Hand, count: number): Kind[][] {
  const [first = '', second] = special;
  const groups = second === undefined ? [[first]] : [[first], [second], [first, second]];
  return groups.flatMap((group) => {
    const value = valueOf(group[0] as Kind);
    const missing = count - group.length;
    const fits = group.every((kind) => valueOf(kind) === value) && (plain[value] as number) >= missing;
    return fits ? [[...Array<Kind>(missing).fill(String(value)), ...group]] : [];
  });
}

function specialRuns({ plain, special }: Hand): Kind[][] {
  const showing = (value: number): Kind[] => [
    ...(has(plain, value) ? [String(value)] : []),
    ...special.filter((kind) => valueOf(kind) === value),
  ];
  const runs: Kind[][] = [];
  for (let first = 1; first <= 4; first++) {
    for (const low of showing(first)) {
      for (const middle of showing(first + 1)) {
        for (const high of showing(first + 2)) {
          const run = [low, middle, high];
          if (run.some((kind) => special.includes(kind))) runs.push(run);
        }
      }
    }
  }
  return runs;
}

/** Carries out a legal docking: cost, ships, effect. */
export function dock(table: AfTable, { facility, kinds }: Dock): Next<'act'> {
  const { state } = table;
  const seat = state.turn;
  const ships = findShips(state, kinds);
  if (!ships) throw new Error('ships that are not in hand cannot dock');
  if (facility.displaces) {
    for (const found of shipsAt(state, facility.id))
      moveShip(table, found.seat, found.ship, 'maintenance-bay');
  }
  const ports = portsFor(state, seat, facility.id, ships.length);
  ships.forEach((index, order) => {
    const ship = shipOf(state, seat, index);
    ship.at = facility.id;
    ship.port = ports[order] ?? 0;
  });
  table.emit({ type: 'docked', seat, facility: facility.id, ships: shown(state, seat, ships) });
  pay(table, seat, dockCost(state, facility));
  return facility.effect(table, seat, ships);
}
