import type { CardId } from '../../content/equipment.ts';
import { times } from '../../content/presets.ts';
import { discard, isRoomFor, receive, waysToDiscard } from '../equipment/gear.ts';
import { drawCards, putAway } from '../equipment/piles.ts';
import { isSearchStopped } from '../facts/facts.ts';
import type { Here } from '../state/events.ts';
import { heroAt, idOf, isUntimed, nextNumber } from '../state/reading.ts';
import type { Choice, State } from '../state/state.ts';

// Cards shown to all, of which a hero keeps one or none.

/** Draws cards for a hero to choose from; while the clock runs there is time until the end of time-up. */
export function showCards(table: Here, hero: number, from: Choice['from'], count: number): void {
  const { state } = table;
  const cards = drawCards(table, from, count);
  if (cards.length === 0) return;
  const endsAt = isLive(state) || isUntimed(state) ? null : table.now + times.heroChoice;
  state.choices.push({ id: nextNumber(state), hero, from, isAside: false, cards, endsAt });
  table.emit({ type: 'cardsShown', hero: idOf(heroAt(state, hero)), cards: cards.slice() });
}

const isLive = ({ phase }: State): boolean => phase === 'action' || phase === 'time-up';

export function keep(
  table: Here,
  choice: Choice,
  card: CardId | null,
  discards: readonly CardId[] = [],
): void {
  const { state } = table;
  const hero = heroAt(state, choice.hero);
  state.choices.splice(state.choices.indexOf(choice), 1);
  for (const each of choice.cards) if (each !== card) putAway(table, each);
  if (card === null) return;
  for (const each of discards) discard(table, choice.hero, each);
  receive(hero, card);
  table.emit({ type: 'kept', hero: idOf(hero), card });
}

/** The first card that can be kept without giving up a weapon. */
export function keepAutomatically(table: Here, choice: Choice): void {
  const hero = heroAt(table.state, choice.hero);
  keep(table, choice, choice.cards.find((card) => isRoomFor(hero, [card], [])) ?? null);
}

/** Which weapons could be given up for a card; nothing where none need be. */
export const discardsFor = (state: State, { hero }: Choice, card: CardId): readonly (readonly CardId[])[] =>
  waysToDiscard(heroAt(state, hero), [card]);

/** A boss was killed by a hero, who earns technology: to be drawn now or later, or at once where no clock runs. */
export function reward(table: Here, hero: number): void {
  const { state } = table;
  if (isSearchStopped(state)) return;
  if (isLive(state)) state.rewards.push({ id: nextNumber(state), hero });
  else showCards(table, hero, 'technology', 3);
}

/** Three cards are laid aside, unseen by all, until time is up. */
export function layAside(table: Here, hero: number): void {
  const { state } = table;
  const cards = drawCards(table, 'technology', 3);
  if (cards.length === 0) return;
  state.choices.push({ id: nextNumber(state), hero, from: 'technology', isAside: true, cards, endsAt: null });
}
