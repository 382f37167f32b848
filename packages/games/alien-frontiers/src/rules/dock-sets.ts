import type { Facility, Pattern } from './facilities/facility.ts';
import { allFacilities, facilityOf } from './facilities/index.ts';
import { type Hand, isKind, type Kind, valueOf } from './kinds.ts';

/** A docking: which kinds of ships at which facility. Its key is `dock:<facility>:<kind>+<kind>…`, values rising. */
export interface Dock {
  readonly key: string;
  readonly facility: Facility;
  readonly kinds: readonly Kind[];
}

export const setSize: Readonly<Record<Pattern, number>> = { single: 1, pair: 2, triple: 3, run: 3 };

// Option lists are built for every decision of every game ever simulated: each docking is made once. Only dockings
// of real ships get in here, for whatever key is found is trusted.
const docksByKey = new Map<string, Dock>();

function dockOf(facility: Facility, kinds: readonly Kind[]): Dock {
  const key = `dock:${facility.id}:${kinds.join('+')}`;
  let dock = docksByKey.get(key);
  if (!dock) {
    dock = { key, facility, kinds };
    docksByKey.set(key, dock);
  }
  return dock;
}

/** The dockings of ordinary ships, by the lowest value in them, counted from 1. */
const plainDocks: ReadonlyMap<Facility, readonly Dock[]> = new Map(
  allFacilities.map((facility) => {
    const isRun = facility.pattern === 'run';
    const kinds = (lowest: number) =>
      Array.from({ length: setSize[facility.pattern] }, (_, index) => String(lowest + (isRun ? index : 0)));
    return [
      facility,
      (isRun ? [1, 2, 3, 4] : [1, 2, 3, 4, 5, 6]).map((lowest) => dockOf(facility, kinds(lowest))),
    ];
  }),
);

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

/** The sets of unplaced ships that fit the facility's pattern. */
export function dockSets(facility: Facility, hand: Hand): Dock[] {
  const docks = plainSets(facility, hand);
  if (hand.special.length > 0) docks.push(...specialSets(facility, hand));
  return docks;
}

function plainSets(facility: Facility, { plain }: Hand): Dock[] {
  const docks = plainDocks.get(facility) ?? [];
  const isRun = facility.pattern === 'run';
  const need = isRun ? 1 : setSize[facility.pattern];
  const found: Dock[] = [];
  for (let lowest = 1; lowest <= docks.length; lowest++) {
    const isThere =
      (plain[lowest] as number) >= need &&
      (!isRun || ((plain[lowest + 1] as number) > 0 && (plain[lowest + 2] as number) > 0));
    if (isThere) found.push(docks[lowest - 1] as Dock);
  }
  return found;
}

/** Sets with the Relic Ship or the teleported ship in them: which of equal dice is used matters then. */
export function specialSets(facility: Facility, hand: Hand): Dock[] {
  return kindsOfSpecialSets(facility.pattern, hand).map((kinds) => dockOf(facility, kinds));
}

function kindsOfSpecialSets(pattern: Pattern, hand: Hand): Kind[][] {
  if (pattern === 'single') return hand.special.map((kind) => [kind]);
  return pattern === 'run' ? specialRuns(hand) : specialEquals(hand, setSize[pattern]);
}

/** One or both special ships, filled up with ordinary ships of the same value. */
function specialEquals({ plain, special }: Hand, count: number): Kind[][] {
  const groups = special.map((kind) => [kind]);
  if (special.length > 1) groups.push([...special]);
  return groups.flatMap((group) => {
    const value = valueOf(group[0] as Kind);
    const missing = count - group.length;
    const fits = group.every((kind) => valueOf(kind) === value) && (plain[value] as number) >= missing;
    return fits ? [[...Array<Kind>(missing).fill(String(value)), ...group]] : [];
  });
}

function specialRuns({ plain, special }: Hand): Kind[][] {
  const showing = (value: number): Kind[] => [
    ...((plain[value] as number) > 0 ? [String(value)] : []),
    ...special.filter((kind) => valueOf(kind) === value),
  ];
  const runs: Kind[][] = [];
  for (let lowest = 1; lowest <= 4; lowest++) {
    for (const low of showing(lowest)) {
      for (const middle of showing(lowest + 1)) {
        for (const high of showing(lowest + 2)) {
          const run = [low, middle, high];
          if (run.some((kind) => special.includes(kind))) runs.push(run);
        }
      }
    }
  }
  return runs;
}
