import type { Seat } from '@starboard/engine';
import { ruleFor } from './passives.ts';
import { mainOf, otherSide } from './seats.ts';
import { type Encounter, encounterOf, type Side, type State } from './state.ts';

/** The side that lost a fought encounter. */
export const loserOf = ({ result }: Encounter): Side | null =>
  result === 'offense-won' ? 'defense' : result === 'defense-won' ? 'offense' : null;

interface Compensation {
  readonly taker: Seat;
  readonly payer: Seat;
  readonly count: number;
}

/** What is due to a main player who lost with a negotiate against an attack. */
export function compensationOwed(state: State): Compensation | null {
  const encounter = encounterOf(state);
  const loser = loserOf(encounter);
  if (!loser || encounter.noCompensation || !isCompensated(encounter, loser)) return null;
  const taker = mainOf(encounter, loser);
  const payer = mainOf(encounter, otherSide(loser));
  const count = (encounter.lostWithEncounter[taker] ?? 0) * ruleFor(state, taker, 'compensationPerShip', 1);
  return count > 0 ? { taker, payer, count } : null;
}

const isCompensated = ({ cards }: Encounter, loser: Side): boolean =>
  cards[loser]?.counts?.type === 'negotiate' && cards[otherSide(loser)]?.counts?.type === 'attack';
