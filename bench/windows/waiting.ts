import { cosmicEncounter } from '@starboard/cosmic-encounter';
import {
  decisionOf,
  isWindow,
  type Json,
  randomFrom,
  sample,
  saveMatch,
  startMatch,
} from '@starboard/engine';
import {
  beatLeft,
  botAt,
  HostedMatch,
  orderedInputs,
  type Pace,
  type SeatHolder,
  timeRun,
} from '@starboard/host';

export interface Waiting {
  readonly encounters: number;
  /** Windows and runs of them in which players were asked. */
  readonly windows: number;
  readonly runs: number;
  /** Milliseconds that windows were open, in the host's virtual time. */
  readonly waited: number;
}

const noOrders: ReadonlyMap<number, Json> = new Map();
/** A match of random answers may go on for long. */
const mostInputs = 6_000;

/** Plays a match in which no player reacts to anything, in virtual time; all that is not a window takes none. */
export function playSilently(seats: readonly SeatHolder[], pace: Pace, seed: string): Waiting {
  const options = { flares: 'standard' };
  const saved = saveMatch(startMatch(cosmicEncounter, { seats: seats.length, seed, options }));
  const stored = { id: seed, seq: 0, saved, savedSeq: 0, told: [], clock: null };
  const hosted = new HostedMatch(cosmicEncounter, stored, { recent: [], pace, latestAt: 0, viewers: [] });
  const luck = randomFrom(`silent ${seed}`);
  const table = { seats };
  const isAlone = seats.filter(({ kind }) => kind === 'person').length === 1;
  let [now, encounters, windows, waited] = [0, 0, 0, 0];
  const runs = new Set<number>();
  const wait = (until: number) => {
    waited += Math.max(0, until - now);
    now = Math.max(now, until);
  };
  while (!hosted.outcome && hosted.seq < mostInputs) {
    const { match } = hosted;
    const [first] = match.questions;
    if (first && isWindow(first) && Object.keys(match.position.answered).length === 0) {
      windows++;
      runs.add(hosted.run.from);
    }
    timeRun(hosted, table, noOrders);
    const [ordered] = orderedInputs(hosted, table, noOrders);
    const question = ordered ? undefined : (match.questions.find(({ isOptional }) => !isOptional) ?? first);
    const seat = ordered?.seat ?? question?.seat ?? 0;
    const isBot = botAt(table, seat) !== null;
    if (question && isWindow(question)) {
      if (isBot) wait(now + beatLeft(hosted, table, seat, now));
      // a person alone passes by hand, and keeps no one waiting
      else if (!isAlone) wait(hosted.dueOf(seat) ?? now);
    }
    const passes = question && isWindow(question);
    const answer = passes ? (question.timeout ?? null) : question && sample(question.shape, luck, 'answers');
    const input = ordered ?? { seat, decision: decisionOf(match, seat), answer: answer ?? null };
    const by = ordered ? 'order' : isBot ? 'bot' : passes && !isAlone ? 'clock' : 'person';
    const taken = hosted.take({ input: hosted.stamped(input, now), by, seat, request: null }, now);
    if ('refused' in taken) throw taken.error ?? new Error(taken.refused.key);
    encounters += taken.entry.events.filter(({ type }) => type === 'encounterEnded').length;
  }
  return { encounters, windows, runs: runs.size, waited };
}
