import type { Viewer } from '@starboard/engine';
import { type CardFace, type CardId, cardFacts } from '../content/cosmic-cards.ts';
import { knownTo, laidFaceDown, without } from '../rules/cards/known-cards.ts';
import { shownCards } from '../rules/cards/seen-hand.ts';
import { playerOf, type State } from '../rules/state/state.ts';

const faceOf = (card: CardId): CardFace => cardFacts(card).face;

/** Cards of a seat's hand, or laid face down from it, that stay with it: the viewer knows of them. */
export function knownCards(state: State, viewer: Viewer, seat: number): CardId[] {
  const { hand } = playerOf(state, seat);
  const seen = shownCards(state, seat, viewer);
  const hidden = [
    ...hand.slice(0, hand.length - seen.length).reverse(),
    ...laidFaceDown(state, seat).map(({ card }) => card),
  ];
  const kept: CardId[] = [];
  for (const face of without(knownTo(state, seat, viewer), seen.map(faceOf))) {
    const card = hidden.find((held) => faceOf(held) === face && !kept.includes(held));
    if (card !== undefined) kept.push(card);
  }
  return kept;
}

/** What the others know of each other fits the hands they have now. */
export function redealKnown(state: State, viewer: Viewer): void {
  state.known = state.known.map((each) => {
    const { hand, to, faces } = each;
    if (hand === viewer || to === viewer) return each;
    const held = [...playerOf(state, hand).hand, ...laidFaceDown(state, hand).map(({ card }) => card)].map(
      faceOf,
    );
    const stillTrue = without(faces, without(faces, held));
    return { ...each, faces: [...stillTrue, ...without(held, stillTrue)].slice(0, faces.length) };
  });
}
