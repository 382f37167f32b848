import type { Message } from '@starboard/engine';
import { hasPowers, type Title } from '../content/tech-cards.ts';

/** What the card can do, a line for each: what fuel buys and what discarding it does, or what it does by lying there. */
export const cardPowers = (title: Title): Message[] =>
  (hasPowers(title) ? ['fuel', 'discard'] : ['always']).map((power) => ({
    key: `af.card.${title}.${power}`,
  }));
