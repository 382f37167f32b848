import {
  below,
  type Json,
  type Open,
  pickOne,
  type Question,
  type RandomState,
  reason,
  type Seat,
} from '@starboard/engine';
import { cardFacts } from '../../content/cosmic-cards.ts';
import { mainOf, mainPlayers, otherSide } from '../state/seats.ts';
import { encounterOf, playerOf, type Side, type State } from '../state/state.ts';
import { talkActs } from './deal-acts.ts';
import { refuseTerms, releasable } from './deal-refusals.ts';
import { grantable } from './grants.ts';
import {
  type CardKind,
  type Gift,
  nothing,
  readTerms,
  readWhyNot,
  type Talks,
  type Terms,
} from './deal-terms.ts';

/** What a main player may say at any moment of the talks. */
export function talkQuestion(state: State, talks: Talks, seat: Seat): Question {
  const isOffered = talks.terms !== null && !talks.accepted.includes(seat);
  const refuseAccepting = () =>
    isOffered && talks.terms
      ? refuseTerms(state, seat, talks.terms)
      : reason('ce.nothing-to-accept', undefined, 'ce.rule.deals');
  const refuseDeclining = () =>
    isOffered && talks.declined !== seat ? null : reason('ce.nothing-to-decline', undefined, 'ce.rule.deals');
  const shape: Open = {
    kind: 'open',
    refuse(answer, now) {
      // the clock has not been heard yet, but it is over all the same
      if (now >= talks.deadline) return reason('ce.talks-over', undefined, 'ce.rule.deals');
      if (answer === 'break-off') return null;
      if (answer === 'accept') return refuseAccepting();
      if (answer === 'decline' || readWhyNot(answer) !== null) return refuseDeclining();
      const terms = readTerms((answer as { offer?: Json } | null)?.offer);
      return terms ? refuseTerms(state, seat, terms) : reason('engine.malformed');
    },
    *enumerate() {
      if (refuseAccepting() === null) yield 'accept';
      if (refuseDeclining() === null) yield 'decline';
      yield 'break-off';
      yield* simpleOffers(state, seat);
    },
    get acts() {
      return talkActs(state, seat, refuseAccepting() === null, refuseDeclining() === null);
    },
    sample: (random, stream) => sampleTalk(state, seat, () => refuseAccepting() === null, random, stream),
  };
  const [from = seat, to = seat] = mainPlayers(encounterOf(state));
  return {
    seat,
    prompt: 'ce.ask.deal',
    params: { from, to },
    shape,
    conceivable: () => ['accept', 'decline'],
    // a player whose time is over has not agreed
    timeout: 'break-off',
    ...(waits(talks, seat) && { isOptional: true }),
  };
}

/** Whether the other talker has the word: there is an offer to answer, or it has heard that its own will not do. */
export const waits = ({ accepted, declined }: Talks, seat: Seat): boolean =>
  declined === undefined ? accepted.includes(seat) : declined === seat;

/** Gifts a program may think of: a card, a colony, or the ships of a player. It names cards of its own hand only. */
function simpleGifts(state: State, side: Side, seat: Seat): Gift[] {
  const giver = mainOf(encounterOf(state), side);
  const { hand } = playerOf(state, giver);
  const faces = giver === seat ? [...new Set(hand.map((card) => cardFacts(card).face))] : [];
  const kinds: CardKind[] = giver === seat || hand.length === 0 ? [] : ['all-negotiate', 'highest-attack'];
  const receiver = mainOf(encounterOf(state), otherSide(side));
  const freed = Object.entries(releasable(state, giver, receiver)).filter(([, count]) => count > 0);
  return [
    nothing,
    ...(hand.length > 0 ? [{ ...nothing, random: 1 }] : []),
    ...faces.map((face) => ({ ...nothing, cards: [face] })),
    ...kinds.map((kind) => ({ ...nothing, kinds: [kind] })),
    ...grantable(state, giver, receiver).map((colony) => ({ ...nothing, colony })),
    ...freed.map(([owner, count]) => ({ ...nothing, release: { [owner]: count } })),
  ];
}

const offerOf = (terms: Terms): Json => ({ offer: terms }) as unknown as Json;

function* simpleOffers(state: State, seat: Seat): Iterable<Json> {
  const gifts = simpleGifts(state, 'defense', seat);
  for (const offense of simpleGifts(state, 'offense', seat))
    for (const defense of gifts)
      if (refuseTerms(state, seat, { offense, defense }) === null) yield offerOf({ offense, defense });
}

/** A random talker agrees half the time and breaks off now and then, so that talks end. */
function sampleTalk(
  state: State,
  seat: Seat,
  canAccept: () => boolean,
  random: RandomState,
  stream: string,
): Json {
  if (below(random, stream, 2) === 0 && canAccept()) return 'accept';
  if (below(random, stream, 4) === 0) return 'break-off';
  const gift = (side: Side) => pickOne(random, stream, simpleGifts(state, side, seat));
  const terms = { offense: gift('offense'), defense: gift('defense') };
  return refuseTerms(state, seat, terms) === null ? offerOf(terms) : 'break-off';
}
