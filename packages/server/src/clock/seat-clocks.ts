import { decisionOf, type Match, type Question, type Seat } from '@starboard/engine';
import type { ClockView } from '@starboard/protocol';
import type { ClockState } from '../store/match-store.ts';

/** Time to think, in milliseconds; see `clockPresets`. */
export interface Pace {
  readonly free: number;
  readonly reserve: number;
  readonly window: number;
}

export const startClocks = (pace: Pace | null, seats: number): ClockState => ({
  reserves: Array.from({ length: seats }, () => pace?.reserve ?? 0),
  askedAt: Array.from({ length: seats }, () => null),
  decisions: Array.from({ length: seats }, () => 0),
  secret: Array.from({ length: seats }, () => false),
});

/** The clocks after an input: who is still thinking, who has finished, who has begun. */
export function movedClocks(before: ClockState, match: Match, pace: Pace | null, at: number): ClockState {
  const seats = before.askedAt.map((since, seat) => {
    const question = match.questions.find((asked) => asked.seat === seat);
    const decision = decisionOf(match, seat);
    const isSame = since !== null && question !== undefined && before.decisions[seat] === decision;
    const left = before.reserves[seat] ?? 0;
    const isSecret = question?.secret === true;
    if (isSame) return { reserve: left, since, decision, isSecret };
    // everybody sees the reserves: what was asked in secret must not show in them
    const isCharged = since !== null && pace !== null && !before.secret[seat];
    const over = isCharged ? Math.max(0, at - since - pace.free) : 0;
    return { reserve: Math.max(0, left - over), since: question ? at : null, decision, isSecret };
  });
  return {
    reserves: seats.map(({ reserve }) => reserve),
    askedAt: seats.map(({ since }) => since),
    decisions: seats.map(({ decision }) => decision),
    secret: seats.map(({ isSecret }) => isSecret),
  };
}

/** Whether it is a moment to react in, which passes by itself. */
export const isWindow = ({ isWindow: passesByItself, timeout }: Question): boolean =>
  passesByItself === true && timeout !== undefined;

/** When the seat's running decision is over, or null when it is not asked or has all the time in the world. */
export function dueOf(clocks: ClockState, match: Match, pace: Pace | null, seat: Seat): number | null {
  const since = clocks.askedAt[seat] ?? null;
  if (!pace || since === null) return null;
  const question = match.questions.find((asked) => asked.seat === seat);
  if (!question) return null;
  // a moment to react in is as long for everyone, whatever they hold, and costs nobody's reserve
  return since + (isWindow(question) ? pace.window : pace.free + (clocks.reserves[seat] ?? 0));
}

/** What a viewer may know of the clocks: of those everybody knows to be thinking, and the own. */
export function clocksFor(
  clocks: ClockState,
  match: Match,
  pace: Pace | null,
  viewer: Seat | 'spectator',
): ClockView {
  return clocks.reserves.map((reserve, seat) => {
    const question = match.questions.find((asked) => asked.seat === seat);
    const isKnown = question !== undefined && (!question.secret || seat === viewer);
    return { seat, reserve, due: isKnown ? dueOf(clocks, match, pace, seat) : null };
  });
}
