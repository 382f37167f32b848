import { isWindow, questionTo, type Seat } from '@starboard/engine';
import type { HostedMatch } from '../hosted-match.ts';
import type { Seating } from '../seat-holder.ts';
import { hasPeople, hidesSilence } from './silence.ts';

/** How long after a run has begun bots answer in it, where a person plays who wants to see what happens. */
const runBeat = 150;

/** How long after a window has opened they do where their haste would tell several people what they hold. */
const windowBeat = 250;

/** Milliseconds that are still to pass before a bot may answer what it is asked. */
export function beatLeft(hosted: HostedMatch, table: Seating, seat: Seat, now: number): number {
  const question = questionTo(hosted.match, seat);
  if (!question || !isWindow(question) || !hasPeople(table)) return 0;
  const isStrict = hidesSilence(hosted, table) && hosted.pace?.natural === undefined;
  const answersAt = isStrict ? (hosted.clocksNow.askedAt[seat] ?? now) + windowBeat : hosted.run.at + runBeat;
  return Math.max(0, answersAt - now);
}
