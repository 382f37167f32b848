import { type Act, allKinds, dockKey, type Kind, valueOf } from '../../keys/index.ts';
import type { Facility, Pattern } from '../facilities/facility.ts';
import { allFacilities, facilityOf } from '../facilities/index.ts';
import { type Hand, holds } from './hand.ts';

/** A docking: which kinds of ships at which facility. */
export interface Docking {
  readonly facility: Facility;
  readonly kinds: readonly Kind[];
}

export interface Dock extends Docking {
  readonly key: string;
}

export const setSize: Readonly<Record<Pattern, number>> = { single: 1, pair: 2, triple: 3, run: 3 };

// option lists are built for every decision of every game ever simulated: each docking is made once
const docksByKey = new Map<string, Dock>();

function dockOf(facility: Facility, kinds: readonly Kind[]): Dock {
  const key = dockKey(facility.id, kinds);
  let dock = docksByKey.get(key);
  if (!dock) {
    dock = { key, facility, kinds };
    docksByKey.set(key, dock);
  }
  return dock;
}

/** The dockings of ordinary ships at each facility, by the bits of the lowest values in them. */
const plainSets: ReadonlyMap<Facility, readonly (readonly Dock[])[]> = new Map(
  allFacilities.map((facility) => {
    const isRun = facility.pattern === 'run';
    const docks = (isRun ? [1, 2, 3, 4] : [1, 2, 3, 4, 5, 6]).map((lowest) => {
      const values = Array.from(
        { length: setSize[facility.pattern] },
        (_, index) => lowest + (isRun ? index : 0),
      );
      return { lowest, dock: dockOf(facility, values.map(String)) };
    });
    const among = (values: number) =>
      docks.filter(({ lowest }) => holds(values, lowest)).map(({ dock }) => dock);
    return [facility, Array.from({ length: 2 ** 7 }, (_, values) => among(values))];
  }),
);

/** The dockings of one ship of any kind, where one is a set. */
const singles: ReadonlyMap<Facility, ReadonlyMap<Kind, Dock>> = new Map(
  allFacilities
    .filter(({ pattern }) => pattern === 'single')
    .map((facility) => [facility, new Map(allKinds.map((kind) => [kind, dockOf(facility, [kind])]))]),
);

/** The docking that an act is; null for one at the Maintenance Bay, which takes none. */
export function dockingOf({ station, kinds }: Extract<Act, { is: 'dock' }>): Docking | null {
  const facility = facilityOf(station);
  return facility ? { facility, kinds } : null;
}

/** The sets of unplaced ships that fit the facility's pattern. */
export function dockSets(facility: Facility, hand: Hand): readonly Dock[] {
  const plain = plainSets.get(facility)?.[lowestValues(facility.pattern, hand)] ?? [];
  return hand.special.length > 0 ? [...plain, ...specialSets(facility, hand)] : plain;
}

/** A facility, and the sets of a hand that fit its pattern. */
interface Fitting {
  readonly facility: Facility;
  readonly sets: readonly Dock[];
}

const fittingByHand = new Map<number, readonly Fitting[]>();

/** The facilities whose pattern some ships of the hand fit; every hand is worked out once. */
export function fittingFor(hand: Hand): readonly Fitting[] {
  let fitting = fittingByHand.get(hand.code);
  if (!fitting) {
    fitting = allFacilities
      .map((facility) => ({ facility, sets: dockSets(facility, hand) }))
      .filter(({ sets }) => sets.length > 0);
    fittingByHand.set(hand.code, fitting);
  }
  return fitting;
}

function lowestValues(pattern: Pattern, { once, twice, thrice }: Hand): number {
  switch (pattern) {
    case 'single':
      return once;
    case 'pair':
      return twice;
    case 'triple':
      return thrice;
    case 'run':
      return lowestOfRuns(once);
  }
}

const lowestOfRuns = (values: number): number => values & (values >> 1) & (values >> 2);

/** Sets with the Relic Ship or the teleported ship in them: which of equal dice is used matters then. */
export function specialSets(facility: Facility, hand: Hand): Dock[] {
  const { pattern } = facility;
  if (pattern === 'single') return hand.special.map((kind) => singles.get(facility)?.get(kind) as Dock);
  const sets = pattern === 'run' ? specialRuns(hand) : specialEquals(hand, setSize[pattern]);
  return sets.map((kinds) => dockOf(facility, kinds));
}

/** One or both special ships, filled up with ordinary ships of the same value. */
function specialEquals({ once, twice, special }: Hand, count: number): Kind[][] {
  const groups = special.map((kind) => [kind]);
  if (special.length > 1) groups.push([...special]);
  return groups.flatMap((group) => {
    const value = valueOf(group[0] as Kind);
    const missing = count - group.length;
    const isThere = missing === 0 || holds(missing === 1 ? once : twice, value);
    const fits = isThere && group.every((kind) => valueOf(kind) === value);
    return fits ? [[...Array<Kind>(missing).fill(String(value)), ...group]] : [];
  });
}

function specialRuns({ once, special }: Hand): Kind[][] {
  const showing = (value: number): Kind[] => [
    ...(holds(once, value) ? [String(value)] : []),
    ...special.filter((kind) => valueOf(kind) === value),
  ];
  const runs: Kind[][] = [];
  const values = special.reduce((bits, kind) => bits | (1 << valueOf(kind)), once);
  if (lowestOfRuns(values) === 0) return runs;
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
