import type { Cell } from '../../board/cells.ts';
import { isSearchStopped } from '../../rules/facts/facts.ts';
import type { Outlook } from '../outlook.ts';
import { cellsNear } from '../work.ts';
import type { Job } from './job.ts';

/** Each search token that lies there goes to the nearest hero who has nothing more pressing, early in the mission. */
export function assignSearches(outlook: Outlook, jobs: Job[]): void {
  const { state } = outlook;
  if (isSearchStopped(state) || state.round > 5) return;
  for (const { cell, at } of state.searches) {
    if (at !== 'face-up') continue;
    const cells = cellsNear(state, cell);
    const nearest = nearestFree(outlook, jobs, cells, state.round <= 3 ? 7 : 4);
    if (nearest) jobs[nearest.hero] = { is: 'search', cells, walk: nearest.walk };
  }
}

/** The hero without a job who has the shortest way, and time for it. */
function nearestFree(
  outlook: Outlook,
  jobs: readonly Job[],
  cells: readonly Cell[],
  most: number,
): { readonly hero: number; readonly walk: number } | null {
  let found: { readonly hero: number; readonly walk: number } | null = null;
  outlook.state.heroes.forEach((hero, index) => {
    if (jobs[index]?.is !== 'none' || outlook.dice(hero) < 0.5) return;
    const walk = outlook.nearest(hero.cell, cells);
    if (walk > most || outlook.walkTime(hero, walk) + 4_000 > outlook.timeLeft) return;
    if (walk < (found?.walk ?? 99)) found = { hero: index, walk };
  });
  return found;
}
