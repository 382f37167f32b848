import { below } from '@starboard/engine';
import { cardFacts, copiesOf } from '../../content/cosmic-cards.ts';
import { parseOption } from '../../keys/index.ts';
import type { Taken } from '../answer.ts';
import type { Sight } from '../sight.ts';
import type { Family } from './family.ts';

const anyCard = (key: string) => {
  const { card } = parseOption(key) ?? {};
  return card === undefined ? null : cardFacts(card.includes('/') ? card : `${card}/1`);
};

/** By how much the own side's total must grow to win; null before two attacks lie open, and where it wins as it is. */
function behind(sight: Sight): number | null {
  const { totals } = sight;
  const side = sight.sideOf();
  if (!totals || side === null || totals.winner === side) return null;
  return side === 'offense' ? totals.defense - totals.offense + 1 : totals.offense - totals.defense;
}

const sumOf = (taken: Taken): number => {
  let sum = 0;
  for (const [key, count] of Object.entries(taken)) sum += count * (anyCard(key)?.value ?? 0);
  return sum;
};

/** Cards thrown into the fight: the highest first, until they turn it. */
export const throwIn: Family = (_asked, sight) => {
  const needed = behind(sight) ?? 0;
  return (key, taken) => (sumOf(taken) < needed ? (anyCard(key)?.value ?? 0) / 100 : -1);
};

/** A card in place of the own one or besides it: the least that wins. */
export const intervene: Family = (_asked, sight) => {
  const needed = behind(sight);
  const own = sight.ownCard === null ? 0 : cardFacts(sight.ownCard).value;
  return (key) => {
    const card = anyCard(key);
    if (!card || needed === null) return card ? -1 : 0;
    if (card.type !== 'attack') return -1;
    const more = card.value - (parseOption(key)?.word === 'replace' ? own : 0);
    return more >= needed ? 1 - more / 100 : -1;
  };
};

/** Whether to believe what a card is said to be: the rarer the card, the less. */
export const challenge: Family = (_asked, sight, luck) => {
  const copies = copiesOf(sight.claim ?? '').length;
  const isDoubted = below(luck, `challenge ${sight.seat}`, copies + 2) === 0;
  return (key) => ((key === 'challenge') === isDoubted ? 1 : 0);
};
