import type { Outlook } from '../outlook.ts';
import { isUrgent } from '../threats.ts';
import { guard, postGuard } from './guard.ts';
import { sendHome } from './home.ts';
import { assignHunts } from './hunts.ts';
import { type Job, nothing } from './job.ts';
import { assignSearches } from './searches.ts';
import { shelter } from './shelter.ts';
import { assignTasks } from './tasks.ts';

/** With so much room cages are filled before anything is hunted. */
const amplySlack = 20;

/** What each hero of the team is about, worked out alike for every seat. */
export function assignJobs(outlook: Outlook): readonly Job[] {
  const { heroes } = outlook.state;
  const jobs: Job[] = heroes.map(() => nothing);
  if (outlook.lures.length > 0 && outlook.slack >= amplySlack)
    assignTasks(outlook, jobs, Math.ceil(heroes.length / 2));
  assignHunts(outlook, jobs);
  if (outlook.isAllDone) sendHome(outlook, jobs);
  else {
    assignSearches(outlook, jobs);
    postGuard(outlook, jobs);
    assignTasks(outlook, jobs);
  }
  heroes.forEach((hero, index) => {
    if (jobs[index]?.is === 'none') jobs[index] = guard(outlook, hero);
    const job = jobs[index] ?? nothing;
    if (job.is !== 'home' && !(job.threat && isUrgent(job.threat)))
      jobs[index] = shelter(outlook, hero) ?? job;
  });
  return jobs;
}
