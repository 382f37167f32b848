import type { Reason } from '@starboard/engine';
import { aliensInSight } from '../rules/attack/aiming.ts';
import { cellsBefore, stepBack } from '../rules/figures/step-back.ts';
import type { ItemRecord } from '../rules/records/records.ts';
import { alienById, boardIn, isFree } from '../rules/state/reading.ts';
import { no } from '../rules/state/refusals.ts';
import type { Alien, State } from '../rules/state/state.ts';

const mostAliens = 3;

/** An alien and the cell it goes back to. */
type Push = readonly [alien: number, to: number];

const pushesOf = (targets: readonly number[]): readonly Push[] =>
  targets.flatMap((alien, index) => (index % 2 === 0 ? [[alien, targets[index + 1] ?? -1] as const] : []));

const within = (state: State, hero: number): readonly Alien[] =>
  aliensInSight(state, hero, 3).filter(({ cell }) => !boardIn(state).isStart[cell]);

/** Each goes to a cell that is free by then: one that another has left before is. */
function refusePushes(state: State, hero: number, pushes: readonly Push[]): Reason | null {
  const aliens = within(state, hero).map(({ id }) => id);
  const named = pushes.map(([alien]) => alien);
  if (named.length === 0 || new Set(named).size < named.length) return no('no-target');
  if (named.length > mostAliens) return no('limit-reached');
  const left: number[] = [];
  const taken: number[] = [];
  for (const [id, to] of pushes) {
    const alien = alienById(state, id);
    if (!alien || !aliens.includes(id)) return no('no-target');
    if (!cellsBefore(state, alien.cell).includes(to)) return no('not-adjacent');
    if (!(isFree(state, to) || left.includes(to)) || taken.includes(to)) return no('cell-occupied');
    left.push(alien.cell);
    taken.push(to);
  }
  return null;
}

/** Up to three aliens within three cells and in sight go back by one. */
export const repulsor: ItemRecord = {
  title: 'SI08',
  ability: {
    targets(state, hero) {
      const single = within(state, hero).flatMap(({ id, cell }) =>
        cellsBefore(state, cell).flatMap((to): readonly Push[] => (isFree(state, to) ? [[id, to]] : [])),
      );
      const several = together(state, hero, single);
      return several.length > 1 ? [...single, several.flat()] : single;
    },
    refuse: (state, hero, targets) => refusePushes(state, hero, pushesOf(targets)),
    effect(table, _hero, targets) {
      for (const [alien, to] of pushesOf(targets)) stepBack(table, alien, to);
    },
  },
};

/** As many at once as can be, those first that have the shortest way to the start area. */
function together(state: State, hero: number, single: readonly Push[]): readonly Push[] {
  const { alienSteps } = boardIn(state);
  const steps = ([alien]: Push): number => alienSteps[alienById(state, alien)?.cell ?? 0] ?? 0;
  const pushes: Push[] = [];
  for (const push of single.toSorted((a, b) => steps(a) - steps(b)))
    if (refusePushes(state, hero, [...pushes, push]) === null) pushes.push(push);
  return pushes;
}
