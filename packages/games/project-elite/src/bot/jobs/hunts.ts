import { rounds } from '../../content/presets.ts';
import { heroAt } from '../../rules/state/reading.ts';
import type { Aim, Outlook } from '../outlook.ts';
import { isUrgent, type Threat } from '../threats.ts';
import type { Job } from './job.ts';

/** An alien nearer than that is not left alive to be moved. */
const leastSpared = 4;

/** Every alien that is worth it goes to the hero who reaches it best, those that press most first. */
export function assignHunts(outlook: Outlook, jobs: Job[]): void {
  const { state, threats } = outlook;
  const load = state.heroes.map(() => 0);
  const patience = outlook.isHoldingSafe ? patienceOf(outlook) : 99;
  const spared = sparedIn(outlook);
  for (const threat of threats) {
    const { alien, slack } = threat;
    if (!isUrgent(threat) && (outlook.isLure(alien) || threat === spared)) continue;
    let chosen: { readonly hero: number; readonly aim: Aim; readonly cost: number } | null = null;
    for (const hero of state.heroes.keys()) {
      if (jobs[hero]?.is === 'work' && !isUrgent(threat)) continue;
      const aim = outlook.aim(hero, alien);
      const cost = (aim?.cost ?? 99) + (load[hero] ?? 0);
      if (aim && cost < (chosen?.cost ?? 90)) chosen = { hero, aim, cost };
    }
    if (!chosen) continue;
    const { hero, aim } = chosen;
    load[hero] = (load[hero] ?? 0) + 1 + aim.cost * 0.5;
    const time = outlook.walkTime(heroAt(state, hero), aim.walk) + 3_000;
    const isWorthIt = isUrgent(threat) || (time <= outlook.timeLeft && (slack <= patience || aim.walk <= 2));
    const before = jobs[hero];
    if (!isWorthIt || (before?.is === 'hunt' && !isBetter(threat, aim, before))) continue;
    const cells = outlook.ground.firing(aim.arm.reach, alien.cell);
    jobs[hero] = { is: 'hunt', cells, walk: aim.walk, threat, arm: aim.arm };
  }
}

/** Of several aliens a hero goes first for those that press; else for the nearest. */
function isBetter(threat: Threat, { walk }: Aim, { threat: other, walk: otherWalk }: Job): boolean {
  return !(other && isUrgent(other)) && !isUrgent(threat) && walk < otherWalk;
}

/** How pressing an alien must be to be hunted while the mission still wants something. */
function patienceOf(outlook: Outlook): number {
  if (outlook.isAllDone) return 6;
  const { state } = outlook;
  const tasks = outlook.tasks.length;
  const hands = state.heroes.length * Math.max(0.5, rounds - state.round);
  const pressure = tasks / hands;
  if (pressure > 1) return 3;
  return pressure > 0.6 ? 6 : 99;
}

/** Where aliens are led to traps one more is left alive, if it is far away: Alien results have to move something. */
function sparedIn(outlook: Outlook): Threat | undefined {
  if (outlook.lures.length === 0 || outlook.isAllDone) return undefined;
  const last = outlook.threats.findLast(({ alien, isMovable }) => isMovable && !outlook.isLure(alien));
  return last && last.slack >= leastSpared ? last : undefined;
}
