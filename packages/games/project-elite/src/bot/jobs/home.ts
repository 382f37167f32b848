import { boardIn } from '../../rules/state/reading.ts';
import type { Hero } from '../../rules/state/state.ts';
import type { Outlook } from '../outlook.ts';
import { isUrgent } from '../threats.ts';
import { type Job, nothing } from './job.ts';

/** With all done, each hero who hunts nothing pressing goes home. */
export function sendHome(outlook: Outlook, jobs: Job[]): void {
  const { heroes } = outlook.state;
  const { isStart, heroSteps } = boardIn(outlook.state);
  const isMissed = heroes.some(({ cell }) => !isStart[cell]);
  heroes.forEach((hero, index) => {
    const walk = heroSteps[hero.cell] ?? 0;
    const job = jobs[index] ?? nothing;
    const isFree = job.is === 'none' || !job.threat || !isUrgent(job.threat);
    const isTime = outlook.walkTime(hero, walk) + 12_000 > outlook.timeLeft;
    if (job.is === 'none' || (isFree && isTime)) jobs[index] = homeOf(outlook, hero, walk, isMissed);
  });
}

/** Into the start area, and in it out of the way of those who are still to come. */
function homeOf(outlook: Outlook, { cell }: Hero, walk: number, isMissed: boolean): Job {
  if (walk > 0) return { is: 'home', cells: boardIn(outlook.state).start, walk };
  const { inner } = outlook.ground;
  const cells = inner.filter((each) => outlook.state.figures[each] === 0);
  const isInTheWay = isMissed && !inner.includes(cell) && cells.length > 0;
  return isInTheWay
    ? { is: 'home', cells, walk: outlook.nearest(cell, cells) }
    : { is: 'home', cells: [], walk: 0 };
}
