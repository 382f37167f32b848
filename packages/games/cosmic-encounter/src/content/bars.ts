import type { Role } from '../rules/state/seats.ts';
import { abilityFacts, type Source } from './abilities.ts';
import { barsTable } from './bars-table.ts';
import { phases } from './phases.ts';
import { phaseWindows, type WindowName } from './windows.ts';

type Phase = (typeof phases)[number];

/** What the bars of a sheet or card say: whether one must, who, and when. */
export interface Bars {
  readonly use: 'may' | 'must';
  readonly as: Role;
  readonly when: readonly WindowName[];
}

const read = (line: string): readonly [ability: string, bars: Bars] => {
  const [id = '', use, as, ...moments] = line.split(' ');
  const when = moments.flatMap((moment) => (moment === '*' ? phaseWindows : [moment]));
  return [id, { use, as, when } as Bars];
};

const bars: ReadonlyMap<string, Bars> = new Map(barsTable.trim().split('\n').map(read));

export function barsOf(ability: string): Bars {
  const found = bars.get(ability);
  if (!found) throw new RangeError(`there is no ability '${ability}'`);
  return found;
}

/** What can be used of a sheet, a side of a flare, a card or a technology; for aliens also what is no use. */
export const abilitiesFrom = (wanted: Source): readonly string[] =>
  [...bars.keys()].filter((id) => {
    const { source, isCompletion } = abilityFacts(id);
    return !isCompletion && isSame(source, wanted);
  });

const isSame = (source: Source, wanted: Source): boolean =>
  (Object.keys(wanted) as (keyof Source)[]).every((name) => source[name] === wanted[name]);

/** The bars of several abilities in one row: all roles and duties, and every phase that one of them is for. */
export interface SharedBars {
  readonly roles: readonly Role[];
  readonly uses: readonly Bars['use'][];
  readonly phases: readonly Phase[];
  readonly when: readonly WindowName[];
}

export function sharedBars(abilities: readonly string[]): SharedBars {
  const all = abilities.map(barsOf);
  const when = [...new Set(all.flatMap((each) => each.when))];
  return {
    roles: inOneWord([...new Set(all.map(({ as }) => as))]),
    uses: [...new Set(all.map(({ use }) => use))],
    phases: phases.filter((phase) => when.some((window) => phasesOf(window).includes(phase))),
    when,
  };
}

/** What answers something can be used in any phase. */
function phasesOf(window: WindowName): readonly Phase[] {
  const [group = ''] = window.split('.');
  if (group === 'turn') return ['start-turn'];
  if (group === 'encounter') return ['resolution'];
  return phases.some((phase) => phase === group) ? [group as Phase] : phases;
}

/** All players that a role is for: both main players, the allies of each, others. */
const playersAs: Readonly<Record<Role, string>> = {
  offense: 'offense',
  defense: 'defense',
  main: 'offense defense',
  ally: 'with-offense with-defense',
  'offensive-ally': 'with-offense',
  'defensive-ally': 'with-defense',
  'main-or-ally': 'offense defense with-offense with-defense',
  'offense-or-ally': 'offense with-offense with-defense',
  'not-main': 'with-offense with-defense other',
  'not-offense': 'defense with-offense with-defense other',
  'not-main-or-ally': 'other',
  any: 'offense defense with-offense with-defense other',
};

const players = (role: Role): readonly string[] => playersAs[role].split(' ');

/** The one role that is for the same players as all of them; where there is none, those that no other contains. */
function inOneWord(roles: readonly Role[]): readonly Role[] {
  const all = new Set(roles.flatMap(players));
  const one = (Object.keys(playersAs) as Role[]).find(
    (role) => players(role).length === all.size && players(role).every((player) => all.has(player)),
  );
  if (one) return [one];
  const isWithin = (role: Role, other: Role) =>
    role !== other && players(role).every((player) => players(other).includes(player));
  return roles.filter((role) => !roles.some((other) => isWithin(role, other)));
}
