import type { Outcome } from '@starboard/engine';
import { arrowsFrom } from '../../board/board.ts';
import { allClear, bossDeck as bossDeckCards, bossIds, isBossId } from '../../content/bosses.ts';
import { decks, isWeapon, upgradeOf } from '../../content/equipment.ts';
import { figuresOfAKind, swarmKinds } from '../../content/swarm.ts';
import { swarmCards } from '../../content/swarm-cards.ts';
import { mostAcid, mostMines, mostSlime } from '../../content/tokens.ts';
import { slotsOf } from '../dice/holders.ts';
import { boardIn, cardOfHero, figureOfHero, playerOf } from './reading.ts';
import type { Die, State } from './state.ts';

/** What is wrong with a table in play; once it is lost figures may stand where none could go on. */
export function invariants(state: State, outcome: Outcome | null): string[] {
  if (outcome) return [];
  return [
    ...figuresWrong(state),
    ...diceWrong(state),
    ...slotsWrong(state),
    ...cardsWrong(state),
    ...pilesWrong(state),
    ...groundWrong(state),
    ...heroesWrong(state),
  ];
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

/** A die in a slot is alone there, and locked where the slot locks. */
function slotsWrong(state: State): string[] {
  const inSlots = state.players.flatMap(({ dice }) =>
    dice.filter(({ at }) => at === 'normal' || at === 'locked'),
  );
  const places = new Set(inSlots.map(({ holder, slot }) => `${holder}/${slot}`));
  const isOdd = ({ at, holder, slot }: Die): boolean =>
    slotsOf(state, holder)[slot]?.locks !== (at === 'locked');
  return [
    ...(places.size < inSlots.length ? ['two dice lie in one slot'] : []),
    ...inSlots.filter(isOdd).map(({ at, holder, slot }) => `a die is ${at} in slot ${slot} of ${holder}`),
  ];
}

const hasTwice = (items: readonly unknown[]): boolean => new Set(items).size < items.length;

/** Cards of aliens and events: none is there twice, and swarm cards never leave. */
function pilesWrong({ swarmDeck, swarmDiscard, bossDeck, bossDiscard, aliens, ...state }: State): string[] {
  const swarm = [...swarmDeck, ...swarmDiscard];
  const clear = [...bossDeck, ...bossDiscard].filter((card) => card === allClear);
  const bosses = [...bossDeck, ...aliens.map(({ kind }) => kind)].filter(isBossId);
  const checks: readonly (readonly [boolean, string])[] = [
    [hasTwice(swarm) || swarm.length !== swarmCards.length, `${swarm.length} swarm cards`],
    [clear.length > bossDeckCards.length - bossIds.length, `${clear.length} cards without a boss`],
    [hasTwice(bosses), 'a boss is there twice'],
    [hasTwice([...state.eventRow, ...state.spareEvents]), 'an event is there twice'],
  ];
  return checks.flatMap(([isWrong, what]) => (isWrong ? [what] : []));
}

/** What lies on the ground lies there once, as many as there are. */
function groundWrong({ acid, slime, mines, tokens, searches, heroes }: State): string[] {
  const kinds = { acid: [acid, mostAcid], slime: [slime, mostSlime], mines: [mines, mostMines] } as const;
  const ground = Object.entries(kinds).flatMap(([kind, [cells, most]]) =>
    hasTwice(cells) || cells.length > most ? [`${kind} on ${cells.join()}`] : [],
  );
  const held = heroes.flatMap((hero) => hero.searches);
  const isHeldOdd =
    hasTwice(held) || searches.some(({ at }, index) => (at === 'held') !== held.includes(index));
  return [
    ...ground,
    ...(isHeldOdd ? ['search tokens are not where they are held'] : []),
    ...(hasTwice([
      ...tokens.map(({ id }) => id),
      ...heroes.flatMap(({ charges }) => charges.map(({ id }) => id)),
    ])
      ? ['a token is there twice']
      : []),
  ];
}

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

function heroesWrong(state: State): string[] {
  return state.heroes.flatMap((hero, index) => {
    if (hero.id === null) return [];
    const { survives, limit } = cardOfHero(hero);
    const { dice } = playerOf(state, hero.seat);
    const lost = dice.filter(({ at, holder }) => at === 'lost' && holder === hero.id).length;
    const checks: readonly (readonly [boolean, string])[] = [
      [hero.damage < 0 || hero.damage > survives, `hero ${index} has damage ${hero.damage} and plays`],
      [lost + Number(hero.mustLose) !== Number(hero.damage >= limit), `hero ${index} has lost ${lost} dice`],
      [hero.gear.filter(({ card }) => isWeapon(card)).length > 2, `hero ${index} holds too many weapons`],
      [
        hero.gear.some(({ upgrades }) => hasTwice(upgrades.map((card) => upgradeOf(card).kind))),
        'one upgrade of a kind',
      ],
    ];
    return checks.flatMap(([isWrong, what]) => (isWrong ? [what] : []));
  });
}
