import { type AnyGame, equal, type Seat } from '@starboard/engine';
import type { EarlyResult } from './match-result.ts';
import { noAccount, type SeatHolder, type Seating } from '../seat-holder.ts';

interface Voting extends Seating {
  /** Seats that want to end the match without a result. */
  readonly endVotes: readonly Seat[];
}

/** Seats of people who are still in it, those too whom a bot stands in for: they are asked as well. */
export const voters = ({ seats }: Seating): readonly Seat[] =>
  seats.flatMap((holder, seat) =>
    holder.kind === 'person' && holder.account !== noAccount && !holder.hasResigned ? [seat] : [],
  );

const isGivenUp = (holder: SeatHolder): boolean => holder.kind === 'person' && holder.hasResigned === true;

/** Whether all win or lose together. */
type Togetherness = Pick<AnyGame, 'isTogether'>;

/** How the players have ended their match, each for themselves or together; null as long as it is to go on. */
export function earlyResult(table: Voting, { isTogether }: Togetherness): EarlyResult | null {
  // asked after every input, and nearly always no player wants to end it
  if (table.endVotes.length === 0 && !table.seats.some(isGivenUp)) return null;
  const left = voters(table);
  const hasResigned = table.seats.map(isGivenUp);
  if (hasResigned.includes(true)) {
    if (isTogether && left.length === 0) return lostByLeaving(hasResigned);
    const stayed = hasResigned.filter((gone) => !gone).length;
    if (!isTogether && (left.length === 0 || stayed <= 1)) return wonByStaying(hasResigned);
  }
  return left.length > 0 && left.every((seat) => table.endVotes.includes(seat)) ? { kind: 'agreed' } : null;
}

/** Whether people and bots on such seats could have ended a match like this. */
export function couldEndSo(
  result: EarlyResult,
  arePeople: readonly boolean[],
  { isTogether }: Togetherness,
): boolean {
  if (result.kind === 'agreed') return arePeople.includes(true);
  if (isTogether) return arePeople.includes(true) && equal(result, lostByLeaving(arePeople));
  const { outcome } = result;
  const hasResigned = arePeople.map((_, seat) => !outcome.winners.includes(seat));
  const stayed = arePeople.filter((_, seat) => !hasResigned[seat]);
  return (
    stayed.length < arePeople.length &&
    hasResigned.every((gone, seat) => !gone || arePeople[seat] === true) &&
    (stayed.length === 1 || !stayed.includes(true)) &&
    equal(result, wonByStaying(hasResigned))
  );
}

/** All who could have won together have left: there is no winner, and those who gave up come last. */
const lostByLeaving = (hasResigned: readonly boolean[]): EarlyResult => ({
  kind: 'resigned',
  outcome: { winners: [], places: hasResigned.map((gone) => (gone ? 2 : 1)) },
});

/** Those who stayed have won together, before all who gave up; where none stayed there is no winner. */
function wonByStaying(hasResigned: readonly boolean[]): EarlyResult {
  const winners = hasResigned.flatMap((gone, seat) => (gone ? [] : [seat]));
  if (winners.length === 0) return { kind: 'agreed' };
  const places = hasResigned.map((gone) => (gone ? winners.length + 1 : 1));
  return { kind: 'resigned', outcome: { winners, places } };
}
