import { isAdjacent } from '../../board/board.ts';
import { weaponOf } from '../../content/equipment.ts';
import { times } from '../../content/presets.ts';
import { isOver } from '../damage/ending.ts';
import { gearOf, markUsed, upgraded } from '../equipment/gear.ts';
import { moreHitDice, rerollsMiss } from '../facts/facts.ts';
import { strike } from '../figures/figures.ts';
import type { Here } from '../state/events.ts';
import { alienById, boardIn, heroAt, idOf, isSwarm, isUntimed, nextNumber } from '../state/reading.ts';
import type { Alien, Attack, State } from '../state/state.ts';
import { leapsFrom, refuseTarget, shotOf, targetsOf } from './targets.ts';

/** Rolls the hit dice of a ready weapon; they tumble for a moment. */
export function fire(table: Here, index: number, card: string): void {
  const { state } = table;
  const hero = heroAt(state, index);
  const gear = gearOf(hero, card);
  if (!gear) throw new Error(`${hero.id} has no ${card}`);
  const shot = shotOf(state, hero, gear);
  const { dice, hitsOn } = upgraded(gear);
  const targets = weaponOf(card).mode === 'sweep' ? targetsOf(state, shot).map(({ id }) => id) : [];
  const count = targets.length > 0 ? targets.length : dice + moreHitDice(state, hero);
  const rolled = Array.from({ length: count }, () => table.die('hit-dice'));
  const miss = rerollsMiss(state, hero) ? rolled.findIndex((die) => die < hitsOn) : -1;
  if (miss >= 0) rolled[miss] = table.die('hit-dice');
  const revealAt = table.now + (isUntimed(state) ? times.untimedTumble : times.hitTumble);
  // with the next shot of its player, of either hero, a step that was earned lapses
  for (const each of state.heroes) if (each.seat === hero.seat) each.hasFreeStep = false;
  state.attacks.push({
    ...shot,
    id: nextNumber(state),
    hero: index,
    hitsOn,
    rolled,
    targets,
    revealAt,
    endsAt: null,
    hits: 0,
    hasKilled: false,
  });
  markUsed(state, card, gear);
  table.emit({ type: 'fired', hero: idOf(hero), card, dice: count });
}

/** The hit dice come to rest. */
export function revealHits(table: Here, attack: Attack): void {
  const { state } = table;
  const { hero, weapon: card, rolled, hitsOn, targets } = attack;
  const hits = rolled.filter((die) => die >= hitsOn).length;
  const revealedAt = attack.revealAt ?? table.now;
  attack.revealAt = null;
  table.emit({ type: 'shotsCame', hero: idOf(heroAt(state, hero)), card, rolled: rolled.slice(), hits });
  if (targets.length > 0) {
    targets.forEach((id, index) => {
      if ((rolled[index] ?? 0) >= hitsOn) hitIfThere(table, attack, id);
    });
    return close(table, attack);
  }
  attack.hits = hits;
  if (hits === 0) close(table, attack);
  else attack.endsAt = isUntimed(state) ? null : revealedAt + times.hitAssign;
}

function hitIfThere(table: Here, attack: Attack, id: number): void {
  const alien = alienById(table.state, id);
  if (alien && !refuseTarget(table.state, attack, alien.cell)) hit(table, attack, alien);
}

function hit(table: Here, attack: Attack, alien: Alien, second?: number): void {
  const { state } = table;
  const { damage, mode } = weaponOf(attack.weapon);
  const { cell } = alien;
  const around =
    mode === 'blast' ? state.aliens.filter((each) => isAdjacent(boardIn(state), cell, each.cell)) : [];
  const struck = [{ id: alien.id, damage }, ...around.map(({ id }) => ({ id, damage: 1 }))];
  if (second !== undefined) struck.push({ id: second, damage: 1 });
  for (const each of struck) if (strike(table, each.id, each.damage, attack.hero)) attack.hasKilled = true;
}

/** Gives one hit to an alien; a bolt may leap to a second. */
export function giveHit(table: Here, attack: Attack, alien: Alien, second?: number): void {
  attack.hits--;
  hit(table, attack, alien, second);
  if (attack.hits === 0) close(table, attack);
}

/** Nothing of it is left; a hero that has killed with a blade may take a step. */
export function close({ state }: Here, attack: Attack): void {
  const at = state.attacks.indexOf(attack);
  if (at >= 0) state.attacks.splice(at, 1);
  if (attack.hasKilled && weaponOf(attack.weapon).stepsAfterKill)
    heroAt(state, attack.hero).hasFreeStep = true;
}

/** The nearest to the start area, bosses first. */
function mostUrgent(state: State, aliens: readonly Alien[]): Alien | undefined {
  const { alienSteps } = boardIn(state);
  const rank = ({ kind, cell, id }: Alien) => (alienSteps[cell] ?? 0) * 1e6 + (isSwarm(kind) ? 5e5 : 0) + id;
  return aliens.toSorted((a, b) => rank(a) - rank(b))[0];
}

/** Gives all hits that are left where they matter most. */
export function giveHitsAutomatically(table: Here, attack: Attack): void {
  const { state } = table;
  while (attack.hits > 0 && !isOver(state)) {
    const target = mostUrgent(state, targetsOf(state, attack));
    if (!target) break;
    const leaps = weaponOf(attack.weapon).mode === 'chain' ? leapsFrom(state, target.cell, target.id) : [];
    giveHit(table, attack, target, mostUrgent(state, leaps)?.id);
  }
  attack.hits = 0;
  close(table, attack);
}
