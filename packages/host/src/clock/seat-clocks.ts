import {
  canUndo,
  decisionOf,
  isWindow,
  keepsTime,
  type Match,
  type Question,
  questionTo,
  type Seat,
  type Viewer,
} from '@starboard/engine';
import type { LoggedInput } from '../log/log-entry.ts';
import { isLive, type Pace } from './pace.ts';

/** What is left of each seat's time, since when it has been asked, and which of its decisions that is. */
export interface ClockState {
  readonly reserves: readonly number[];
  readonly askedAt: readonly (number | null)[];
  readonly decisions: readonly number[];
  /** Whether no other player knows of it. */
  readonly secret: readonly boolean[];
  /** How many answers each has stepped back from and not given again since. */
  readonly behind: readonly number[];
  /** How long each took for what it answered last, as far as its reserve has not paid for it. */
  readonly took: readonly number[];
}

export interface SeatClock {
  readonly seat: Seat;
  /** Milliseconds of reserve left when the running decision began. */
  readonly reserve: number;
  /** When the running decision runs out, in the host's milliseconds; null when the seat is not awaited. */
  readonly due: number | null;
}

/** Only clocks of seats that all players may know to be thinking, and the viewer's own. */
export type ClockView = readonly SeatClock[];

export const startClocks = (pace: Pace | null, seats: number): ClockState => ({
  reserves: Array.from({ length: seats }, () => pace?.reserve ?? 0),
  askedAt: Array.from({ length: seats }, () => null),
  decisions: Array.from({ length: seats }, () => 0),
  secret: Array.from({ length: seats }, () => false),
  behind: Array.from({ length: seats }, () => 0),
  took: Array.from({ length: seats }, () => 0),
});

/** The clocks after an input, or at the start: who is still thinking, who has finished, who has begun. */
export function movedClocks(
  before: ClockState,
  match: Match,
  pace: Pace | null,
  at: number,
  input: LoggedInput | null = null,
): ClockState {
  const seats = before.askedAt.map((_, seat) =>
    movedClock(clockAt(before, seat), match, seat, pace, at, input),
  );
  return {
    reserves: seats.map(({ reserve }) => reserve),
    askedAt: seats.map(({ since }) => since),
    decisions: seats.map(({ decision }) => decision),
    secret: seats.map(({ isSecret }) => isSecret),
    behind: seats.map(({ behind }) => behind),
    took: seats.map(({ took }) => took),
  };
}

/** The clocks as they would be had everything happened that much later. */
export const laterClocks = (clocks: ClockState, by: number): ClockState =>
  by === 0 ? clocks : { ...clocks, askedAt: clocks.askedAt.map((at) => (at === null ? null : at + by)) };

/** One seat's part of the clocks. */
interface SeatTime {
  readonly reserve: number;
  readonly since: number | null;
  readonly decision: number;
  readonly isSecret: boolean;
  readonly behind: number;
  readonly took: number;
}

const clockAt = (clocks: ClockState, seat: Seat): SeatTime => ({
  reserve: clocks.reserves[seat] ?? 0,
  since: clocks.askedAt[seat] ?? null,
  decision: clocks.decisions[seat] ?? 0,
  isSecret: clocks.secret[seat] ?? false,
  behind: clocks.behind[seat] ?? 0,
  took: clocks.took[seat] ?? 0,
});

/** Time is given anew only to who gets further than they had been: not for stepping back, nor for what comes again. */
function movedClock(
  before: SeatTime,
  match: Match,
  seat: Seat,
  pace: Pace | null,
  at: number,
  input: LoggedInput | null,
): SeatTime {
  const isOver = input !== null && 'over' in input;
  const question = isOver ? undefined : awaited(match, pace, seat);
  const decision = decisionOf(match, seat);
  const isSecret = question?.secret === true;
  const { behind, isHeld } = progress(before, match, seat, input);
  const { since, reserve } = before;
  const isSame = isHeld || before.decision === decision;
  if (since !== null && question && isSame) return { ...before, decision, isSecret, behind };
  if (since === null) {
    const earlier = isHeld ? before.took : 0;
    return { ...before, since: question ? at - earlier : null, decision, isSecret, behind };
  }
  // all players see the reserves: what was asked in secret must not show in them
  const isCharged = pace !== null && !before.isSecret;
  const over = isCharged ? Math.max(0, at - since - pace.free) : 0;
  return {
    reserve: Math.max(0, reserve - over),
    since: question ? at : null,
    decision,
    isSecret,
    behind,
    took: at - since - over,
  };
}

/** What the seat is asked and others wait for. While the game's own clock runs no seat's does: time is counted once. */
function awaited(match: Match, pace: Pace | null, seat: Seat): Question | undefined {
  if (keepsTime(match, isLive(pace))) return undefined;
  const question = questionTo(match, seat);
  return question?.isOptional ? undefined : question;
}

/** How far a seat is behind where it had been, and whether its time is held for that. */
function progress(
  { behind }: SeatTime,
  match: Match,
  seat: Seat,
  input: LoggedInput | null,
): { readonly behind: number; readonly isHeld: boolean } {
  // the players have agreed to go on from there
  if (input && 'takeback' in input) return { behind: 0, isHeld: false };
  if (!input || !('seat' in input) || input.seat !== seat) return { behind, isHeld: false };
  if ('undo' in input) return { behind: behind + 1, isHeld: true };
  // from what cannot be stepped back from any more there is no coming again
  return canUndo(match, seat) && behind > 0
    ? { behind: behind - 1, isHeld: true }
    : { behind: 0, isHeld: false };
}

/** When the seat's running decision is over, or null when it is not asked or has all the time in the world. */
export function dueOf(clocks: ClockState, match: Match, pace: Pace | null, seat: Seat): number | null {
  const since = clocks.askedAt[seat] ?? null;
  if (!pace || since === null) return null;
  const question = awaited(match, pace, seat);
  if (!question) return null;
  // a moment to react in is as long for every seat, with or without something to play, and costs no reserve
  return since + (isWindow(question) ? pace.window : pace.free + (clocks.reserves[seat] ?? 0));
}

/** What a viewer may know of the clocks: of those that all know to be thinking, and the own. */
export function clocksFor(clocks: ClockState, match: Match, pace: Pace | null, viewer: Viewer): ClockView {
  return clocks.reserves.map((reserve, seat) => {
    // in real time no seat's clock runs, and what all are asked need not be worked out
    const isRunning = (clocks.askedAt[seat] ?? null) !== null;
    const question = isRunning ? questionTo(match, seat) : undefined;
    const isKnown = question !== undefined && (!question.secret || seat === viewer);
    return { seat, reserve, due: isKnown ? dueOf(clocks, match, pace, seat) : null };
  });
}
