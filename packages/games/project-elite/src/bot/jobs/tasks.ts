import { heroAt } from '../../rules/state/reading.ts';
import type { Outlook } from '../outlook.ts';
import { cellsNear, nextCharge, type Task } from '../work.ts';
import type { Job } from './job.ts';

/** The nearest pairs of heroes and tasks first; who is left helps where one hero alone has too few dice. */
export function assignTasks(outlook: Outlook, jobs: Job[], most = 99): void {
  const { state } = outlook;
  let assigned = 0;
  const pairs = outlook.tasks.flatMap((task) => {
    const cells = cellsNear(state, task.cell);
    return state.heroes.flatMap((hero, index) => {
      if (jobs[index]?.is !== 'none' || outlook.dice(hero) < 0.5) return [];
      if (state.settings.mission === 'demolition' && !nextCharge(state, hero, outlook.dice(hero) + 0.5))
        return [];
      return [{ index, task, cells, walk: outlook.nearest(hero.cell, cells) }];
    });
  });
  pairs.sort((a, b) => a.walk - b.walk || a.index - b.index || a.task.cell - b.task.cell);
  const taken = new Map<Task, number>();
  for (const isHelp of [false, true])
    for (const { index, task, cells, walk } of pairs) {
      if (jobs[index]?.is !== 'none' || assigned >= most) continue;
      const helped = taken.get(task) ?? 0;
      const isWanted = isHelp ? isHelpWanted(task, helped) && walk <= 6 : helped === 0;
      if (!isWanted) continue;
      assigned++;
      taken.set(task, helped + outlook.dice(heroAt(state, index)));
      jobs[index] = { is: 'work', cells, walk, task };
    }
}

function isHelpWanted({ dice, token }: Task, helped: number): boolean {
  return helped > 0 && (token.is === 'nest' || token.is === 'cage') && helped < dice + 1;
}
