import type { Form, Open, Seat, Shape } from '@starboard/engine';
import { mainOf, otherSide, sideOf } from '../state/seats.ts';
import { encounterOf, playerOf, type Side, type State } from '../state/state.ts';
import { releasable } from './deal-refusals.ts';
import { grantable } from './grants.ts';
import { basicDeck, type CardFace, copiesOf, faceOf } from '../../content/cosmic-cards.ts';
import { knownTo } from '../cards/known-cards.ts';
import { cardKinds, isAnyKind, whysNot } from './deal-terms.ts';
import { ofKind } from './promises.ts';

/** What a screen can offer a talker: yes, no, an offer put together of gifts, the own one first, or the end of it. */
export function talkActs(
  state: State,
  seat: Seat,
  canAccept: boolean,
  canDecline: boolean,
): NonNullable<Open['acts']> {
  const own = sideOf(encounterOf(state), seat) ?? 'offense';
  const sides = [own, otherSide(own)];
  const parts = Object.fromEntries(sides.map((side) => [side, giftForm(state, side, seat)]));
  return {
    ...(canAccept && { accept: null }),
    ...(canDecline && { decline: null, 'decline-because': { kind: 'choose', options: whysNot } }),
    offer: { kind: 'form', parts },
    'break-off': null,
  };
}

/** How many cards of another's hand can be asked for by name, so that the list stays one to choose from. */
const mostNamed = 4;

/** Faces that the asker may think to be in that hand: those not all in sight, and flares it knows to be there. */
function nameable(state: State, asker: Seat, giver: Seat): CardFace[] {
  const inSight = [...state.discard, ...playerOf(state, asker).hand];
  const flares = knownTo(state, giver, asker).filter((face) => !basicFaces.includes(face));
  const unseen = basicFaces.filter((face) => !copiesOf(face).every((card) => inSight.includes(card)));
  return [...unseen, ...new Set(flares)];
}

const basicFaces: readonly CardFace[] = [...new Set(basicDeck.map(faceOf))];

/** Of the own hand one picks cards, now or when they are given; another's one names by their face or their kind. */
function giftForm(state: State, side: Side, seat: Seat): Form {
  const encounter = encounterOf(state);
  const giver = mainOf(encounter, side);
  const receiver = mainOf(encounter, otherSide(side));
  const { hand } = playerOf(state, giver);
  const cards = (options: readonly string[], most: number = options.length): Shape => ({
    kind: 'pick',
    options,
    min: 0,
    max: Math.min(most, options.length),
  });
  const named = Math.min(mostNamed, hand.length);
  const slots = Object.entries(releasable(state, giver, receiver))
    .filter(([, max]) => max > 0)
    .map(([key, max]) => ({ key, max }));
  const parts: Record<string, Shape> = {
    ...(giver === seat
      ? {
          cards: cards(hand),
          kinds: cards(cardKinds.filter((kind) => isAnyKind(kind) && ofKind(hand, kind).length > 0)),
        }
      : {
          cards: cards(hand.length > 0 ? nameable(state, seat, giver) : [], named),
          kinds: cards(hand.length > 0 ? cardKinds : []),
        }),
    random: { kind: 'amount', min: 0, max: hand.length },
    colony: { kind: 'pick', options: grantable(state, giver, receiver), min: 0, max: 1 },
    release: { kind: 'split', slots, min: 0, max: slots.reduce((sum, { max }) => sum + max, 0) },
  };
  return { kind: 'form', parts };
}
