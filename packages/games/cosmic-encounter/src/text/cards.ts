import type { Message, MessageParam } from '@starboard/engine';
import { type CardFace, type CardFacts, cardFacts, copiesOf, faceOf } from '../content/cosmic-cards.ts';
import type { SeenCards } from '../rules/state/events.ts';

/** A face, `attack-08`, or one card of the deck that has it, `attack-08/3`. */
export const isCard = (card: string): boolean => copiesOf(faceOf(card)).length > 0;

const factsOf = (card: CardFace): CardFacts => cardFacts(copiesOf(faceOf(card))[0] ?? card);

/** Of a flare; one alien has two of them. */
const flareKey = (card: CardFace): string => faceOf(card).replace(/^flare-/, 'ce.flare.');

export function cardName(card: CardFace): Message {
  const { type, value, face } = factsOf(card);
  switch (type) {
    case 'attack':
      return { key: 'ce.card.attack', params: { value: String(value).padStart(2, '0') } };
    case 'reinforcement':
      return { key: 'ce.card.reinforcement', params: { value } };
    case 'artifact':
      return { key: `ce.artifact.${face}.name` };
    case 'flare':
      return { key: `${flareKey(card)}.name` };
    case 'negotiate':
    case 'morph':
      return { key: `ce.card.${type}` };
  }
}

/** What the card does, a line for each of its sides. */
export function cardTexts(card: CardFace): readonly Message[] {
  const { type, face } = factsOf(card);
  switch (type) {
    case 'artifact':
      return [{ key: `ce.artifact.${face}.text` }];
    case 'flare':
      return [{ key: `${flareKey(card)}.wild` }, { key: `${flareKey(card)}.super` }];
    case 'reinforcement':
      return [{ key: 'ce.reinforcement.text' }];
    case 'attack':
    case 'negotiate':
    case 'morph':
      return [{ key: `ce.card.${type}.text` }];
  }
}

/** Cards by name as far as they are known, and how many they are otherwise. */
export function cardsParam(cards: SeenCards): MessageParam {
  const known = cards.flatMap((card) => (card === null ? [] : [cardName(card)]));
  return known.length === cards.length ? known : { key: 'ce.cards', params: { count: cards.length } };
}
