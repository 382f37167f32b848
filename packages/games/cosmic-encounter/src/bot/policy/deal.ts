import type { Json, Pause } from '@starboard/engine';
import { waits } from '../../rules/deal/deal-talk.ts';
import { type Gift, nothing, type Terms } from '../../rules/deal/deal-terms.ts';
import { otherSide } from '../../rules/state/seats.ts';
import type { Side } from '../../rules/state/state.ts';
import { cardsIn } from '../deal-worth.ts';
import type { Standing } from '../features.ts';
import type { Sight } from '../sight.ts';
import { shareOf } from '../values.ts';

/** After so many offers talks lead nowhere. */
const mostOffers = 6;

/** Ships that a deal which fails costs each. */
const failure = 3;

/**
 * What to say in talks: yes to what is better than no deal and does not let the other win alone; otherwise an offer that
 * both gain by; the end of it when there is none, or too many have been made.
 */
export function answerDeal(sight: Sight): Json | Pause {
  const { talks } = sight;
  const side = sight.sideOf();
  if (!talks || side === null || side === undefined) return 'break-off';
  const without = shareOf(ifFailed(sight), sight.seat);
  const isOffered = talks.terms !== null && !talks.accepted.includes(sight.seat);
  if (isOffered && talks.terms && sight.canOffer(talks.terms) && worth(sight, talks.terms) > without)
    return 'accept';
  if (waits(talks, sight.seat)) return null;
  if (talks.version >= mostOffers) return 'break-off';
  const offers = offersOf(sight, side, without);
  const offer = offers[Math.min(Math.floor(talks.version / 2), offers.length - 1)];
  return offer ? ({ offer } as unknown as Json) : 'break-off';
}

/** What the terms leave this seat. */
const worth = (sight: Sight, terms: Terms): number => shareOf(ifAgreed(sight, terms), sight.seat);

/** Offers that both are better off with than without a deal, the best for this seat first. */
function offersOf(sight: Sight, side: Side, without: number): readonly Terms[] {
  const other = sight.main(otherSide(side));
  const theirs = shareOf(ifFailed(sight), other);
  return candidates(sight, side)
    .map((terms) => ({ terms, own: worth(sight, terms), other: shareOf(ifAgreed(sight, terms), other) }))
    .filter((each) => each.own > without && each.other > theirs && sight.canOffer(each.terms))
    .sort((a, b) => b.own - a.own)
    .map(({ terms }) => terms);
}

function candidates(sight: Sight, side: Side): Terms[] {
  const gifts = (giver: Side): readonly Gift[] => {
    const [seat, receiver] = [sight.main(giver), sight.main(otherSide(giver))];
    const [colony] = sight.grantable(seat, receiver);
    const cards = Math.min(2, sight.handSize(seat));
    return [
      nothing,
      ...(cards > 0 ? [{ ...nothing, random: 1 }] : []),
      ...(cards > 1 ? [{ ...nothing, random: 2 }] : []),
      ...(colony === undefined ? [] : [{ ...nothing, colony }]),
    ];
  };
  const others = gifts(otherSide(side));
  return gifts(side).flatMap((own) =>
    others.map((other) => ({ [side]: own, [otherSide(side)]: other }) as unknown as Terms),
  );
}

function ifFailed(sight: Sight): readonly Standing[] {
  return sight.standings.map((standing, seat) => {
    if (seat !== sight.offense && seat !== sight.defense) return standing;
    const lost = Math.min(failure, standing.ships);
    return { ...standing, ships: standing.ships - lost, warp: standing.warp + lost };
  });
}

function ifAgreed(sight: Sight, terms: Terms): readonly Standing[] {
  const standings = sight.standings.map((standing) => ({ ...standing }));
  for (const side of ['offense', 'defense'] as const) {
    const [giver, taker] = [standings[sight.main(side)], standings[sight.main(otherSide(side))]];
    if (!giver || !taker) continue;
    const gift = terms[side];
    const cards = cardsIn(gift);
    giver.cards -= cards;
    taker.cards += cards;
    if (gift.colony !== null) {
      if (sight.isHome(sight.main(otherSide(side)), sight.planet(gift.colony))) taker.home++;
      else taker.missing--;
    }
    for (const [seat, count] of Object.entries(gift.release)) {
      const freed = standings[Number(seat)];
      if (freed) {
        freed.warp -= count;
        freed.ships += count;
      }
    }
  }
  return standings;
}
