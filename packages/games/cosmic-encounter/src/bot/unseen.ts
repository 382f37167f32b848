import type { Seat } from '@starboard/engine';
import { basicDeck, type CardId, cardFacts } from '../content/cosmic-cards.ts';
import { playableCards } from '../rules/cards/sheet-cards.ts';
import type { State } from '../rules/state/state.ts';

/** The highest attack there is. */
const highest = 40;

/** How much likelier a card is to be played the higher it is: a card of this value half as likely as one of twice it. */
const tilt = 5;

/** How often a player lays a negotiate, as far as others know. */
export const chanceOfTalk = 0.15;

/** Attacks that another player could lay, by value. */
export interface Unseen {
  /** How likely an attack is lower than this: `below[v]` for `v` from 0 to 41. */
  readonly below: readonly number[];
}

const inDeck: readonly number[] = countAttacks(basicDeck);

function countAttacks(cards: readonly CardId[]): number[] {
  const counts = Array.from({ length: highest + 1 }, () => 0);
  for (const card of cards) {
    const { type, value } = cardFacts(card);
    if (type === 'attack') counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}

/** What neither lies in the discard pile nor in the own hand. */
export function unseenBy(state: State, seat: Seat): Unseen {
  const seen = countAttacks([...state.discard, ...playableCards(state, seat)]);
  const below: number[] = [];
  let sum = 0;
  for (let value = 0; value <= highest; value++) {
    below.push(sum);
    sum += Math.max(0, (inDeck[value] ?? 0) - (seen[value] ?? 0)) * (value + tilt);
  }
  below.push(sum);
  return { below: sum === 0 ? below.map(() => 0.5) : below.map((each) => each / sum) };
}

/** How likely an attack of another player is lower than that. */
export function chanceBelow({ below }: Unseen, value: number): number {
  if (value <= 0) return 0;
  return below[Math.min(highest + 1, Math.ceil(value))] ?? 1;
}
