import { copy } from '@starboard/engine';
import type { Planet, Player, Sheet, Tech } from './state.ts';

/** A list of plain values; most of them are empty, and to make an empty one is cheaper than to cut one. */
export const copyList = <T extends string | number>(items: readonly T[]): T[] =>
  items.length === 0 ? [] : items.slice();

/** A list of records: they are few, and seldom there. */
export const copyLists = <T extends object>(items: readonly T[]): T[] =>
  items.length === 0 ? [] : (copy(items) as T[]);

export const copyPlanet = ({ system, ships, cards, isDestroyed }: Planet): Planet => ({
  system,
  ships: ships.slice(),
  cards: copyList(cards),
  isDestroyed,
});

export const copySheet = ({ alien, isHidden, isSecond, tokens, cards, cardsFrom }: Sheet): Sheet => ({
  alien,
  isHidden,
  isSecond,
  tokens,
  cards: copyList(cards),
  cardsFrom,
});

const copyTech = ({ id, isFaceUp, ships, cards, alien }: Tech): Tech => ({
  id,
  isFaceUp,
  ships,
  cards: copyList(cards),
  alien,
});

export const copyPlayer = ({ hand, aside, sheets, techs, removed }: Player): Player => ({
  hand: copyList(hand),
  aside: copyList(aside),
  sheets: sheets.map(copySheet),
  techs: techs.length === 0 ? [] : techs.map(copyTech),
  removed,
});
