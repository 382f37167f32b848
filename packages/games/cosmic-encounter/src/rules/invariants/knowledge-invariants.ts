import { cardFacts } from '../../content/cosmic-cards.ts';
import { knownTo, laidFaceDown, without } from '../cards/known-cards.ts';
import { playerOf, type State } from '../state/state.ts';
import type { Law } from './encounter-invariants.ts';

/** What is known of a hand is true, and what spectators know of it all others know. */
export const knowledgeLaws = (state: State): Law[] =>
  state.known.map(({ hand, to, faces }) => {
    const cards = [...playerOf(state, hand).hand, ...laidFaceDown(state, hand).map(({ card }) => card)];
    const held = cards.map((card) => cardFacts(card).face);
    const isShared = without(knownTo(state, hand, 'spectator'), faces).length === 0;
    return [
      `${to} knows of seat ${hand}'s cards what is true: ${faces.join()}`,
      to !== hand && isShared && without(faces, held).length === 0,
    ];
  });
