import { boardIn, heroAt } from '../../rules/state/reading.ts';
import type { Hero } from '../../rules/state/state.ts';
import type { Outlook } from '../outlook.ts';
import type { Job } from './job.ts';

/** In a team of three or more one hero stays near the start area as long as aliens may come through. */
export function postGuard(outlook: Outlook, jobs: Job[]): void {
  const { heroes } = outlook.state;
  if (heroes.length < 3 || outlook.state.aliens.length === 0) return;
  let nearest = -1;
  const steps = (index: number) => boardIn(outlook.state).heroSteps[heroAt(outlook.state, index).cell] ?? 0;
  for (const index of heroes.keys())
    if (outlook.arms(index).length > 0 && (nearest < 0 || steps(index) < steps(nearest))) nearest = index;
  const hero = heroes[nearest];
  if (hero && jobs[nearest]?.is !== 'hunt') jobs[nearest] = guard(outlook, hero);
}

/** With nothing else to do a hero waits where aliens come by. */
export function guard(outlook: Outlook, hero: Hero): Job {
  const { heroSteps, arrows, isStart } = boardIn(outlook.state);
  const cells = arrows.flatMap((ways, cell) => {
    const steps = heroSteps[cell] ?? 0;
    return ways.length > 0 && !isStart[cell] && steps >= 3 && steps <= 4 ? [cell] : [];
  });
  return { is: 'guard', cells, walk: outlook.nearest(hero.cell, cells) };
}
