import type { Scene } from '@starboard/terminal';
import { cardFacts, type CardId, cardName, cardTypeName, faceOf, isCard } from '../index.ts';

/** What a key of the rules says of a card, if it is one of the deck and not just a face. */
export const factsOf = (key: string): ReturnType<typeof cardFacts> | null =>
  faceOf(key) !== key && isCard(key) ? cardFacts(key) : null;

const order = ['attack', 'negotiate', 'morph', 'reinforcement', 'artifact', 'flare'] as const;

/** Cards as they are held: attacks by value, then the rest by name, equal ones counted. */
export function cardsText({ say }: Scene, cards: readonly CardId[]): string {
  const facts = cards.map((card) => ({ card, ...cardFacts(card) }));
  const groups = order.map((type) => facts.filter((card) => card.type === type));
  const [attacks = [], ...others] = groups;
  const values = attacks.map(({ value }) => value).sort((a, b) => a - b);
  const attackText = values.map((value) => String(value).padStart(2, '0')).join(' ');
  const names = others.flatMap((group) => counted(group.map(({ card }) => say(cardName(card))).sort()));
  return [...(attacks.length > 0 ? [`${say(cardTypeName('attack'))} ${attackText}`] : []), ...names].join(
    ' · ',
  );
}

const counted = (names: readonly string[]): string[] =>
  [...new Set(names)].map((name) => {
    const count = names.filter((other) => other === name).length;
    return count === 1 ? name : `${name} ×${count}`;
  });
