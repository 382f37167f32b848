import { type CardId, cardFacts } from '../../content/cosmic-cards.ts';
import { parseOption } from '../../keys/index.ts';
import type { Family } from './family.ts';

const byType = {
  attack: 0.004,
  negotiate: 0.012,
  morph: 0.02,
  reinforcement: 0.01,
  artifact: 0.02,
  flare: 0.015,
} as const;

/** What it is worth to have a card, in shares of the win. */
export function worthOfCard(card: CardId): number {
  const { type, value, face } = cardFacts(card);
  const zap = face.endsWith('-zap') ? 0.005 : 0;
  return byType[type] + value * 0.001 + zap;
}

const cardIn = (key: string): CardId | undefined => parseOption(key)?.card;

/** Cards of the own that go: the least of them, and as few as may be. */
export const give: Family = () => (key) => {
  const card = cardIn(key);
  return card === undefined ? 0 : -worthOfCard(card.includes('/') ? card : `${card}/1`);
};

/** Cards to have: the best of them. */
export const take: Family = () => (key) => {
  const card = cardIn(key);
  return card === undefined ? 0 : worthOfCard(card.includes('/') ? card : `${card}/1`);
};

/** A present: the best card for a main player of the own side, the least for the other. */
export const present: Family = (asked, sight, luck) => {
  const isForOwnSide = sight.sideOf(Number(sight.use?.choices)) === sight.sideOf();
  return (isForOwnSide ? take : give)(asked, sight, luck);
};

/** A card that is there: whether it is better than the usual one. */
export const keep: Family = (asked) => (key) => {
  const { word, card = String(asked.params?.['card'] ?? '') } = parseOption(key) ?? {};
  if (!card) return 0;
  const isKept = word === 'keep' || word === 'take-card' || word === 'keep-card';
  return isKept ? worthOfCard(card) - 0.011 : 0;
};
