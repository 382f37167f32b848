import { times } from '../../content/presets.ts';
import { suffered as suffers } from '../facts/facts.ts';
import type { Harm, Here } from '../state/events.ts';
import { cardOfHero, heroAt, idOf, isUntimed, playerOf } from '../state/reading.ts';
import type { State } from '../state/state.ts';
import { finish, isOver } from './ending.ts';

/** A hero suffers damage: beyond the last cell of the track it dies, at its limit it loses a die. */
export function hurt(table: Here, index: number, damage: number, by: Harm): void {
  const { state } = table;
  if (isOver(state) || damage <= 0) return;
  const suffered = suffers(state, index, damage, by);
  if (suffered <= 0) return;
  const hero = heroAt(state, index);
  const { survives, limit } = cardOfHero(hero);
  const before = hero.damage;
  hero.damage += suffered;
  table.emit({ type: 'hurt', hero: idOf(hero), by, damage: suffered });
  if (hero.damage > survives) finish(table, 'death');
  else if (before < limit && hero.damage >= limit) askForDie(table, index);
}

/** How long there is to say which die is lost: less while the clock runs. */
function askForDie(table: Here, index: number): void {
  const { state } = table;
  const hero = heroAt(state, index);
  hero.mustLose = true;
  hero.losing = isUntimed(state)
    ? null
    : table.now + (state.phase === 'action' ? times.dieLoss : times.heroChoice);
}

export function heal(table: Here, index: number, by: number): void {
  const { state } = table;
  const hero = heroAt(state, index);
  const { limit } = cardOfHero(hero);
  const before = hero.damage;
  hero.damage = Math.max(0, before - by);
  if (hero.damage === before) return;
  table.emit({ type: 'healed', hero: idOf(hero), damage: before - hero.damage });
  if (before >= limit && hero.damage < limit) regainDie(table, index);
}

function regainDie(table: Here, index: number): void {
  const { state } = table;
  const hero = heroAt(state, index);
  if (hero.mustLose) {
    hero.mustLose = false;
    hero.losing = null;
    return;
  }
  for (const die of playerOf(state, hero.seat).dice) {
    if (die.at !== 'lost' || die.holder !== hero.id) continue;
    Object.assign(die, { at: 'free', face: null, holder: '', slot: 0 });
    table.emit({ type: 'dieRegained', hero: idOf(hero) });
    return;
  }
}

/** Whether any hero's player has still to say which die is lost. */
export const isDieOwed = ({ heroes }: State): boolean => heroes.some(({ mustLose }) => mustLose);
