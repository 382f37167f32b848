import type { Message } from '@starboard/engine';
import type { Title } from '../content/tech-cards.ts';

type PowerText = 'fuel' | 'discard' | 'always';

/** Which texts a card has: what fuel buys, what discarding it does, or what it does by lying there. */
const powers: Readonly<Record<Title, readonly PowerText[]>> = {
  'alien-city': ['always'],
  'alien-monument': ['always'],
  'booster-pod': ['fuel', 'discard'],
  'data-crystal': ['fuel', 'discard'],
  'gravity-manipulator': ['fuel', 'discard'],
  'holographic-decoy': ['always'],
  'orbital-teleporter': ['fuel', 'discard'],
  'plasma-cannon': ['fuel', 'discard'],
  'polarity-device': ['fuel', 'discard'],
  'resource-cache': ['always'],
  'stasis-beam': ['fuel', 'discard'],
  'temporal-warper': ['fuel', 'discard'],
};

/** What the card can do, a line for each power. */
export const cardPowers = (title: Title): Message[] =>
  powers[title].map((power) => ({ key: `af.card.${title}.${power}` }));
