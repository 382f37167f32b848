import { cardOfHero } from '../rules/state/reading.ts';
import type { Outlook } from './outlook.ts';
import { slackOf } from './threats.ts';

/** How well the team stands, in the Action phase. */
export function standing({ state, threats, jobs, tasks, timeLeft }: Outlook): number {
  let worth = Math.min(timeLeft, 40_000) / 10_000;
  for (const hero of state.heroes) {
    const { survives, limit } = cardOfHero(hero);
    const left = survives - hero.damage;
    worth -= hero.damage * 0.7 + (hero.damage >= limit ? 1.5 : 0) + (left <= 1 ? 2 - left : 0);
  }
  for (const { dice } of tasks) worth -= 1.5 + dice;
  for (const { slack, alien } of threats) worth -= (slack < 0 ? 8 - slack * 2 : 0) + alien.health * 1.2;
  worth += Math.min(30, slackOf(threats)) * 0.25;
  for (const { is, walk } of jobs)
    if (is !== 'guard') worth -= Math.min(walk, 12) * (is === 'home' ? 0.9 : 0.5);
  for (const { dice } of state.players)
    for (const { at } of dice) if (at === 'locked' || at === 'tray') worth -= 0.3;
  return worth;
}
