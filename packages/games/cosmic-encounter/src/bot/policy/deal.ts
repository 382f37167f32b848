import type { Json, Pause } from '@starboard/engine';
import { waits } from '../../rules/deal/deal-talk.ts';
import { otherSide } from '../../rules/state/seats.ts';
import type { Character } from '../characters/character.ts';
import { bestOffer, isEnough, outlookOf } from '../deals/bargaining.ts';
import { whyNot } from '../deals/why-not.ts';
import type { Sight } from '../sight.ts';

/** After so many offers it is glad of any deal that is better than none. */
const patience = 4;

/** After so many it makes no further one, and only hears what the other has to say. */
const mostOffers = 6;

/** After so many the talks lead nowhere. */
const mostHeard = 12;

/**
 * What to say in talks: yes to what is good enough; otherwise the best offer that the other should agree to, more modest
 * from one to the next; where there is none, why not; and in the end that it is over.
 */
export function answerDeal(sight: Sight, character?: Character): Json | Pause {
  const { talks } = sight;
  const side = sight.sideOf();
  if (!talks || side === null) return 'break-off';
  const asks = character?.asks?.(sight, sight.main(otherSide(side))) ?? 1;
  const offered = talks.accepted.includes(sight.seat) ? null : talks.terms;
  const outlook = outlookOf(sight, side, talks.version < patience);
  if (offered && isEnough(sight, outlook, offered, talks.version, asks)) return 'accept';
  if (waits(talks, sight.seat)) return null;
  // a no counts like an offer: the next one is to be better
  const offers = talks.version + (talks.declined === undefined ? 0 : 1);
  const offer = offers < mostOffers ? bestOffer(outlook, offers, talks.terms, asks) : null;
  if (offer) return { offer } as unknown as Json;
  if (!offered || offers >= mostHeard) return 'break-off';
  return { 'decline-because': whyNot(sight, outlook, offered, side) };
}
