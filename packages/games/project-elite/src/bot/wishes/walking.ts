import type { Seat } from '@starboard/engine';
import { saying } from '../../rules/commands/understand.ts';
import { stepsForMove } from '../../rules/facts/facts.ts';
import { isFree } from '../../rules/state/reading.ts';
import type { Outlook } from '../outlook.ts';
import { wayTo } from '../route.ts';
import { isUrgent } from '../threats.ts';
import { canUse, jobOf, type Shown, type Wish } from './wish.ts';

/** A step towards where the hero's job is done. */
export function walking(outlook: Outlook, shown: Shown): readonly Wish[] {
  const { state } = outlook;
  const { index, hero, die } = shown;
  if (!canUse(state, shown, 'M')) return [];
  const { is, cells, walk, threat } = jobOf(outlook, index);
  if (is === 'none' || walk === 0) return [];
  const path = wayTo(state, hero.cell, cells);
  if (!path) return [];
  const steps = path.slice(0, stepsForMove(state, hero));
  const worth = threat && isUrgent(threat) ? 32 : is === 'guard' ? 6 : is === 'shelter' ? 31 : 20;
  return [{ answer: saying('move', { hero: index, die, from: hero.cell, path: steps }), kind: 'die', worth }];
}

/** A step for nothing, while it lasts. */
export function freeStep(outlook: Outlook, seat: Seat): Wish | null {
  const { state } = outlook;
  for (const [index, hero] of state.heroes.entries()) {
    if (hero.seat !== seat || !hero.hasFreeStep) continue;
    const { cells, walk } = jobOf(outlook, index);
    const [to] = (walk > 0 && wayTo(state, hero.cell, cells)) || [];
    if (to !== undefined && isFree(state, to))
      return {
        answer: saying('move', { hero: index, die: -1, from: hero.cell, path: [to] }),
        kind: 'die',
        worth: 40,
      };
  }
  return null;
}
