import type { Seat } from '@starboard/engine';
import { ruleFor } from '../powers/passives.ts';
import { mainOf, otherSide } from '../state/seats.ts';
import { type Encounter, encounterOf, type Side, type State } from '../state/state.ts';

/** The side that lost a fought encounter. */
export const loserOf = ({ result }: Encounter): Side | null =>
  result === 'offense-won' ? 'defense' : result === 'defense-won' ? 'offense' : null;

interface Due {
  readonly taker: Seat;
  readonly count: number;
}

interface Compensation extends Due {
  readonly payer: Seat;
  /** Who picks the cards; null where chance does. */
  readonly chooser: Seat | null;
  /** The ability by which that player picks. */
  readonly by: string | undefined;
}

/** What is due to a main player who lost with a negotiate against an attack, before it is settled who pays. */
export function compensationDue(state: State): Due | null {
  const encounter = encounterOf(state);
  const loser = loserOf(encounter);
  if (!loser || encounter.noCompensation || !isCompensated(encounter, loser)) return null;
  const taker = mainOf(encounter, loser);
  const count = (encounter.lostWithEncounter[taker] ?? 0) * ruleFor(state, taker, 'compensationPerShip', 1);
  return count > 0 ? { taker, count } : null;
}

/** … and who has to pay it: the winner, unless something else was settled. */
export function compensationOwed(state: State): Compensation | null {
  const due = compensationDue(state);
  if (!due) return null;
  const encounter = encounterOf(state);
  const { payer, count, chooser, by, exempt } = encounter.compensation;
  const paying = payer ?? mainPlayerAgainst(encounter, due.taker);
  if (paying === exempt) return null;
  return { taker: due.taker, count: count ?? due.count, payer: paying, chooser, by };
}

const mainPlayerAgainst = (encounter: Encounter, seat: Seat): Seat =>
  mainOf(encounter, seat === encounter.offense ? 'defense' : 'offense');

const isCompensated = ({ cards }: Encounter, loser: Side): boolean =>
  cards[loser]?.counts?.type === 'negotiate' && cards[otherSide(loser)]?.counts?.type === 'attack';
