import { demandCard } from './demand-card.ts';
import { demandFromAll } from './demand-from-all.ts';
import { keepSome } from './keep-some.ts';
import { newHand } from './new-hand.ts';
import { putBack } from './put-back.ts';
import { lookAtHand, lookAtHands, pickFromHand } from './seen-hand.ts';

/** What is done with hands and decks. */
export const cardsProcedures = [
  demandCard,
  demandFromAll,
  keepSome,
  newHand,
  putBack,
  lookAtHand,
  lookAtHands,
  pickFromHand,
];
