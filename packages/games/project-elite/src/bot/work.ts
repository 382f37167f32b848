import { neighboursOf } from '../board/board.ts';
import type { Cell } from '../board/cells.ts';
import { isSlotFree, slotsOf } from '../rules/dice/holders.ts';
import { boardIn, tokensOf } from '../rules/state/reading.ts';
import type { Charge, Hero, MissionToken, State } from '../rules/state/state.ts';
import type { Lure } from './lures.ts';
import type { Ground } from './ground.ts';

/** Something the mission still wants, and where a hero has to stand for it. */
export interface Task {
  readonly token: MissionToken;
  /** Where its dice go or its symbols are spent. */
  readonly cell: Cell;
  /** Dice that it will take from one hero, or from several. */
  readonly dice: number;
  /** The scout's target. */
  readonly target: Cell;
}

export const missingSlots = (state: State, holder: string): readonly number[] =>
  slotsOf(state, holder).flatMap((_, slot) => (isSlotFree(state, holder, slot) ? [slot] : []));

/** Cells from which a hero reaches an objective. */
export const cellsNear = (state: State, cell: Cell): readonly Cell[] => [
  ...(state.settings.objectiveSameCell === 'on' ? [cell] : []),
  ...neighboursOf(boardIn(state), cell),
];

/** All that the mission still wants done, before it is enough to come home. */
export function tasksOf(state: State, lures: readonly Lure[], ground: Ground): readonly Task[] {
  switch (state.settings.mission) {
    case 'extermination':
      return tokensOf(state, 'nest').flatMap((token) =>
        token.isReady ? [] : [task(token, missingSlots(state, token.id).length)],
      );
    case 'capture':
      return cageTasks(state, lures);
    case 'exploration':
      return tokensOf(state, 'find').map((token) => task(token, token.isOpen ? 2 : 1));
    case 'demolition':
      return tokensOf(state, 'target').map((token) => task(token, 4));
    case 'recon':
      return scoutTasks(state, ground);
  }
}

const task = (token: MissionToken, dice: number, target = token.cell): Task => ({
  token,
  cell: token.cell,
  dice,
  target,
});

/** Cages that have something to catch; when all that is left will be caught, nothing more is wanted. */
const cageTasks = (state: State, lures: readonly Lure[]): readonly Task[] =>
  lures.flatMap(({ cage }) => (cage.isReady ? [] : [task(cage, missingSlots(state, cage.id).length)]));

/** Each scout that is under way, with the target that is nearest to it; those with the shortest way choose first. */
function scoutTasks(state: State, { walk }: Ground): readonly Task[] {
  const scouts = tokensOf(state, 'recon').filter(({ isReady }) => !isReady);
  const targets = tokensOf(state, 'target').map(({ cell }) => cell);
  const pairs = scouts.flatMap((token) =>
    targets.map((target) => ({ token, target, steps: walk(token.cell, target) })),
  );
  pairs.sort((a, b) => a.steps - b.steps || a.token.cell - b.token.cell || a.target - b.target);
  const found: Task[] = [];
  for (const { token, target } of pairs)
    if (!found.some((each) => each.token === token || each.target === target))
      found.push(task(token, 4, target));
  return found;
}

/** Whether the mission will be won with all heroes at home. */
export function isAllDone(state: State, tasks: readonly Task[], lures: readonly Lure[]): boolean {
  if (state.settings.mission !== 'capture') return tasks.length === 0;
  const caught = lures.filter(({ cage, steps }) => cage.isReady && steps === 0).length;
  return tokensOf(state, 'trap').length <= caught;
}

/** The charge a hero fills next: one that is begun, then the larger. */
export function nextCharge(state: State, { charges }: Hero, dice: number): Charge | undefined {
  const missing = ({ id }: Charge) => missingSlots(state, id).length;
  const begun = charges.find((each) => !each.isReady && missing(each) < slotsOf(state, each.id).length);
  if (begun) return begun;
  return charges
    .filter((each) => !each.isReady && missing(each) <= dice)
    .toSorted((a, b) => missing(b) - missing(a))[0];
}
