import type { Json } from '@starboard/engine';
import { isAdjacent } from '../board/board.ts';
import { weaponOf } from '../content/equipment.ts';
import { leapsFrom, targetsOf } from '../rules/attack/targets.ts';
import { saying } from '../rules/commands/understand.ts';
import { boardIn, isSwarm } from '../rules/state/reading.ts';
import type { Alien, Attack } from '../rules/state/state.ts';
import type { Outlook } from './outlook.ts';

/** How much it matters that an alien is struck. */
export function pressing(outlook: Outlook, alien: Alien): number {
  const threat = outlook.threats.find((each) => each.alien.id === alien.id);
  const slack = threat?.slack ?? 0;
  if (slack >= 0 && outlook.isLure(alien)) return -50;
  return (slack < 0 ? 40 - slack * 4 : 20 - slack) + (isSwarm(alien.kind) ? 0 : 3);
}

/** Where the next hit of an attack does most; what is killed by it counts more than what is only struck. */
export function bestHit(outlook: Outlook, attack: Attack): Json {
  const { state } = outlook;
  const { damage, mode } = weaponOf(attack.weapon);
  const killed = (alien: Alien, by: number): number =>
    pressing(outlook, alien) * (alien.health <= by ? 1 : (0.8 * by) / alien.health);
  let best: { readonly alien: Alien; readonly worth: number } | null = null;
  for (const alien of targetsOf(state, attack)) {
    // a boss that all hits together kill is as good as killed
    let worth = killed(alien, damage * attack.hits);
    if (mode === 'blast')
      for (const other of state.aliens)
        if (isAdjacent(boardIn(state), alien.cell, other.cell)) worth += killed(other, 1);
    if (best === null || worth > best.worth) best = { alien, worth };
  }
  if (best === null || best.worth < 0) return saying('waive-hits', { attack: attack.id });
  const { alien } = best;
  const leaps = mode === 'chain' ? leapsFrom(state, alien.cell, alien.id) : [];
  const [second] = leaps.toSorted((a, b) => killed(b, 1) - killed(a, 1));
  return saying('assign-hit', {
    attack: attack.id,
    alien: alien.id,
    second: second && killed(second, 1) > 0 ? [second.id] : [],
  });
}
