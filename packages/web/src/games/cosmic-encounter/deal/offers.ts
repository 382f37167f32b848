import type { Event } from '@starboard/cosmic-encounter';
import type { Terms } from '@starboard/cosmic-encounter/deal';
import type { Seat } from '@starboard/engine';
import type { EventLog } from '../../../table/store/event-log.ts';

type Offered = Extract<Event, { type: 'dealOffered' }>;
type Declined = Extract<Event, { type: 'dealDeclined' }>;

/** An offer that was made in these talks, and what became of it. */
export interface PastOffer {
  readonly number: number;
  readonly seat: Seat;
  readonly terms: Terms;
  /** Who has said no to it, and why, if they said so. */
  readonly declined: Pick<Declined, 'seat' | 'why'> | null;
}

/** All offers of the talks that go on, the latest first, as the log has them. */
export function offersSoFar(log: EventLog, offense: Seat): readonly PastOffer[] {
  const offers: PastOffer[] = [];
  let declined: PastOffer['declined'] = null;
  for (const { event } of log.backwards()) {
    const told = event as Event;
    if (told.type === 'dealDeclined') declined ??= told;
    if (told.type !== 'dealOffered') {
      if (told.type === 'encounterStarted') break;
      continue;
    }
    offers.push(offerOf(told, offense, declined));
    declined = null;
    if (told.version === 1) break;
  }
  return offers;
}

const offerOf = (
  { seat, version, gives, wants }: Offered,
  offense: Seat,
  declined: PastOffer['declined'],
): PastOffer => ({
  number: version,
  seat,
  terms: seat === offense ? { offense: gives, defense: wants } : { offense: wants, defense: gives },
  declined,
});
