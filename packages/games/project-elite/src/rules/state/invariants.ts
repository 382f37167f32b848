import type { Outcome } from '@starboard/engine';
import { arrowsFrom } from '../../board/board.ts';
import { decks } from '../../content/equipment.ts';
import { figuresOfAKind, swarmKinds } from '../../content/swarm.ts';
import { boardIn, cardOfHero, figureOfHero } from './reading.ts';
import type { State } from './state.ts';

/** What is wrong with a table in play; once it is lost figures may stand where none could go on. */
export function invariants(state: State, outcome: Outcome | null): string[] {
  if (outcome) return [];
  return [...figuresWrong(state), ...diceWrong(state), ...cardsWrong(state), ...heroesWrong(state)];
}

function figuresWrong(state: State): string[] {
  const wrong: string[] = [];
  const expected = state.figures.map(() => 0);
  for (const { id, cell } of state.aliens) expected[cell] = id;
  for (const [index, { cell }] of state.heroes.entries()) expected[cell] = figureOfHero(index);
  if (expected.join() !== state.figures.join()) wrong.push('figures stand elsewhere than they are');
  for (const kind of swarmKinds)
    if (state.aliens.filter((alien) => alien.kind === kind).length > figuresOfAKind)
      wrong.push(`too many of ${kind}`);
  const { isStart, isOpen } = boardIn(state);
  for (const { id, cell, health } of state.aliens) {
    if (!isOpen[cell]) wrong.push(`alien ${id} stands in a wall`);
    if (health < 1) wrong.push(`alien ${id} is dead`);
    if (!isStart[cell] && arrowsFrom(boardIn(state), cell).length === 0) wrong.push(`alien ${id} has no way`);
  }
  if (state.aliens.filter(({ cell }) => isStart[cell]).length > 1)
    wrong.push('two aliens are in the start area');
  return wrong;
}

const diceWrong = ({ players }: State): string[] =>
  players.flatMap(({ dice, owed }, seat) => {
    const count = players.length === 1 ? 5 : 4;
    const isOdd = dice.some(
      ({ at, holder }) => (at === 'normal' || at === 'locked' || at === 'lost') !== (holder !== ''),
    );
    return [
      ...(dice.length === count ? [] : [`seat ${seat} has ${dice.length} dice`]),
      ...(isOdd ? [`a die of seat ${seat} is nowhere`] : []),
      ...(owed < 0 ? [`seat ${seat} owes ${owed}`] : []),
    ];
  });

/** Every card is in one place. */
function cardsWrong(state: State): string[] {
  const cards = [
    ...state.searchDeck,
    ...state.searchDiscard,
    ...state.technologyDeck,
    ...state.technologyDiscard,
    ...state.weaponRow,
    ...state.gone,
    ...state.choices.flatMap((choice) => choice.cards),
    ...state.heroes.flatMap(({ gear }) => gear.flatMap(({ card, upgrades }) => [card, ...upgrades])),
  ];
  const all = Object.values(decks).flat();
  const isWhole = cards.length === all.length && new Set(cards).size === all.length;
  return isWhole ? [] : [`${cards.length} cards of ${all.length}`];
}

const heroesWrong = (state: State): string[] =>
  state.heroes.flatMap((hero, index) =>
    hero.id !== null && hero.damage > cardOfHero(hero).survives ? [`hero ${index} is dead and plays`] : [],
  );
