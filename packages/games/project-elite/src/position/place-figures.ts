import { cellAt } from '../board/cells.ts';
import { bossCards, isBossId } from '../content/bosses.ts';
import { type HeroId, heroIds, isHeroId } from '../content/heroes.ts';
import { figureOfHero, heroAt } from '../rules/state/reading.ts';
import type { State } from '../rules/state/state.ts';
import type { Place, PositionDescription } from './description.ts';

const cellOf = ([x, y]: Place): number => cellAt(x, y);

/** Puts heroes, aliens and what lies on the ground where they are said to be. */
export function placeFigures(state: State, description: PositionDescription): void {
  const { heroes = {}, aliens = [], acid = [], slime = [], mines = [], phase } = description;
  const named = Object.keys(heroes);
  if (!named.every(isHeroId)) throw new Error(`there is no hero among ${named.join(', ')}`);
  if (named.length > state.heroes.length) throw new Error(`${state.heroes.length} heroes play`);
  const ids: readonly HeroId[] = [...named, ...heroIds.filter((id) => !named.includes(id))];
  state.figures.fill(0);
  for (const [index, hero] of state.heroes.entries()) {
    const id = ids[index];
    const told = id && heroes[id];
    if (phase !== 'setup') hero.id = id ?? null;
    if (told?.at) hero.cell = cellOf(told.at);
    hero.damage = told?.damage ?? 0;
    hero.dodge = told?.dodge ?? 'away';
    state.figures[hero.cell] = figureOfHero(index);
  }
  for (const { kind, at, health, isSuppressed = false } of aliens) {
    const alien = {
      id: state.nextAlien++,
      kind,
      cell: cellOf(at),
      health: health ?? (isBossId(kind) ? bossCards[kind].health : 1),
      isSuppressed,
    };
    state.aliens.push(alien);
    if (state.figures[alien.cell] !== 0) throw new Error(`two figures stand on ${at.join()}`);
    state.figures[alien.cell] = alien.id;
    // a boss on the board is in no deck
    if (isBossId(kind)) state.bossDeck.splice(state.bossDeck.indexOf(kind), 1);
  }
  state.acid.push(...acid.map(cellOf));
  state.slime.push(...slime.map(cellOf));
  state.mines.push(...mines.map(cellOf));
}

export const heroIndex = (state: State, id: HeroId): number => {
  const index = state.heroes.findIndex((hero) => hero.id === id);
  heroAt(state, index);
  return index;
};
