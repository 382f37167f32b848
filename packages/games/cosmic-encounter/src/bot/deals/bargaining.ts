import type { Seat } from '@starboard/engine';
import type { Gift, Terms } from '../../rules/deal/deal-terms.ts';
import { otherSide } from '../../rules/state/seats.ts';
import type { Side } from '../../rules/state/state.ts';
import type { Sight } from '../sight.ts';
import { shareOf } from '../values.ts';
import { handsOverTheWin, ifAgreed, ifFailed } from './deal-worth.ts';
import { thinkable } from './gifts.ts';

/** Terms by which both gain, as far as this seat can tell, and how much. */
export interface Chance {
  readonly terms: Terms;
  readonly own: number;
  readonly other: number;
}

/** What two talkers could agree on. */
export interface Outlook {
  /** Over what they have now, where there is such a deal; otherwise over what they would have without one. */
  readonly chances: readonly Chance[];
  /** What this seat is to have at least. */
  readonly floor: number;
}

/** A smaller gain may be none: so far a guess is off, in shares of the win. */
const leastGain = 0.0005;

const rest = (sight: Sight, seat: Seat): number =>
  Math.max(shareOf(sight.standings, seat), ifFailed(sight, seat));

/**
 * Terms that better both talkers' standing; where none do, those that are better for both than to lose ships. A talker
 * whose patience is over hopes for no more than that.
 */
export function outlookOf(sight: Sight, side: Side, isPatient: boolean): Outlook {
  const found = isPatient ? chancesOver(sight, side, rest) : { chances: [], floor: 0 };
  if (found.chances.length > 0) return found;
  const { chances, floor } = chancesOver(sight, side, ifFailed);
  return { chances: chances.filter(({ terms }) => isSure(terms.offense) && isSure(terms.defense)), floor };
}

/** Chance would make more of such a small gain, or less. */
const isSure = ({ random }: Gift): boolean => random === 0;

function chancesOver(sight: Sight, side: Side, floorOf: (sight: Sight, seat: Seat) => number): Outlook {
  const rival = sight.main(otherSide(side));
  const [floor, rivalFloor] = [floorOf(sight, sight.seat), floorOf(sight, rival)];
  const chances: Chance[] = [];
  for (const terms of thinkable(sight, side)) {
    const own = ifAgreed(sight, terms, sight.seat) - floor;
    const other = ifAgreed(sight, terms, rival) - rivalFloor;
    if (own >= leastGain && other >= leastGain && sight.canOffer(terms)) chances.push({ terms, own, other });
  }
  return { chances, floor };
}

/** Of the gain that a talker could have, how much it asks for with each offer that has been made; less and less. */
const asked = [0.6, 0.5, 0.4, 0.25, 0.1, 0] as const;

/** Of the other's, how much it leaves to it; more and more. */
const left = [0.35, 0.45, 0.55, 0.65, 0.8, 0.9] as const;

const after = (offers: number, list: readonly number[]): number =>
  list[Math.min(offers, list.length - 1)] ?? 0;

/** Not even the greediest asks for all there is. */
const mostAsked = 0.95;

/** Whether terms that the other offers are good enough, after so many offers, to a talker who asks for so much. */
export function isEnough(
  sight: Sight,
  { chances, floor }: Outlook,
  terms: Terms,
  offers: number,
  asks: number,
): boolean {
  if (!sight.canOffer(terms) || handsOverTheWin(sight, terms)) return false;
  const most = Math.max(0, ...chances.map(({ own }) => own));
  const gain = ifAgreed(sight, terms, sight.seat) - floor;
  return gain >= leastGain && gain >= most * Math.min(mostAsked, asks * after(offers, asked));
}

/** The best terms for this seat which the other should agree to, after so many offers; not the ones on the table. */
export function bestOffer(
  { chances }: Outlook,
  offers: number,
  tabled: Terms | null,
  asks: number,
): Terms | null {
  const share = Math.min(mostAsked, after(offers, left) / asks);
  const least = Math.max(0, ...chances.map(({ other }) => other)) * share;
  let best: Chance | null = null;
  for (const chance of chances) {
    if (chance.other < least || (tabled && isSame(chance.terms, tabled))) continue;
    if (!best || chance.own > best.own) best = chance;
  }
  return best?.terms ?? null;
}

const isSame = (one: Terms, other: Terms): boolean => JSON.stringify(one) === JSON.stringify(other);
