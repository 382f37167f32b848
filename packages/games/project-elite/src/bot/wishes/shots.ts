import { saying } from '../../rules/commands/understand.ts';
import { heroAt } from '../../rules/state/reading.ts';
import type { Arm } from '../arms.ts';
import { pressing } from '../hits.ts';
import type { Outlook } from '../outlook.ts';
import type { Wish } from './wish.ts';

const shotsWorth = new WeakMap<Arm, number>();

/** Aliens that a weapon could hit from where its hero stands, by how much that matters. It holds for one decision, as arms do. */
export function worthOfShot(outlook: Outlook, index: number, arm: Arm): number {
  const known = shotsWorth.get(arm) ?? shotWorth(outlook, index, arm);
  shotsWorth.set(arm, known);
  return known;
}

function shotWorth(outlook: Outlook, index: number, arm: Arm): number {
  const { state, ground } = outlook;
  const { cell } = heroAt(state, index);
  let worth = 0;
  let targets = 0;
  for (const alien of state.aliens) {
    if (!ground.hits(arm.reach, cell, alien.cell)) continue;
    const each = pressing(outlook, alien);
    if (each <= 0) continue;
    targets += Math.min(alien.health, 4);
    worth = Math.max(worth, each);
  }
  return targets === 0 ? 0 : worth + Math.min(targets, arm.power) * 4;
}

/** Weapons that are ready fire; one that fires once a round waits until it is worth while, or time is nearly up. */
export function shots(outlook: Outlook, index: number): readonly Wish[] {
  const { state, timeLeft } = outlook;
  return outlook.arms(index).flatMap((arm) => {
    if (arm.missing.length > 0) return [];
    const worth = worthOfShot(outlook, index, arm);
    if (worth === 0) return [];
    const isWorthIt =
      !arm.isOnce ||
      state.aliens.length <= 3 ||
      worth > 40 ||
      timeLeft < 15_000 ||
      state.phase !== 'action' ||
      isCrowd(outlook, index, arm);
    const answer = saying('fire', { hero: index, card: arm.card });
    return isWorthIt ? [{ answer, kind: 'target', worth: 100 + worth }] : [];
  });
}

/** Whether a weapon has as much to hit as it can be expected to. */
export function isCrowd({ state, ground }: Outlook, index: number, { reach, power }: Arm): boolean {
  const { cell } = heroAt(state, index);
  let health = 0;
  for (const alien of state.aliens) if (ground.hits(reach, cell, alien.cell)) health += alien.health;
  return health >= Math.min(3, power * 0.7);
}
