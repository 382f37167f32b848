import type { Seat } from '@starboard/engine';
import { stillCounting } from '@starboard/host';
import type { Replay, ReplayStep, Sections } from '@starboard/protocol';
import type { FilmScript } from '../../local/local-talk.ts';
import type { TableGame } from '../table-game.ts';

/** A step of a match with the whole picture after it. */
export interface Frame {
  readonly step: ReplayStep;
  /** Null where the rules have changed since: what it looked like cannot be told any more. */
  readonly sections: Sections | null;
}

/** A match that is over, as far as it has been fetched. */
export interface Tape {
  readonly replay: Replay;
  readonly frames: readonly Frame[];
  readonly turns: readonly Turn[];
  /** In real time: when each frame is shown, in milliseconds from the start. Its pictures are fetched one by one. */
  readonly axis?: readonly number[];
}

/** The frame at which a turn begins, and whose. */
interface Turn {
  readonly at: number;
  readonly seat: Seat;
}

type Teller = Pick<TableGame, 'isTurn' | 'seatOf'>;

/** The first page of a replay. */
export const tapeOf = (page: Replay, game: Teller): Tape =>
  withPage({ replay: page, frames: [], turns: [] }, page, game);

/** All of a match in real time, without pictures. */
export function tapeOfFilm({ replay, steps, axis }: FilmScript, game: Teller): Tape {
  const page = { ...replay, steps };
  const frames = steps.map((step) => ({ step, sections: null }));
  return { replay: page, frames, turns: turnsIn(page, game), axis };
}

/** How long a tape in real time is, in milliseconds. */
export const lengthOf = (axis: readonly number[]): number => axis.at(-1) ?? 0;

/** The last frame that is shown by a moment. */
export function frameAt(axis: readonly number[], time: number): number {
  let [first, last] = [0, axis.length - 1];
  while (first < last) {
    const middle = Math.ceil((first + last) / 2);
    if ((axis[middle] ?? 0) <= time) first = middle;
    else last = middle - 1;
  }
  return first;
}

/** The tape with another page; pages come one after the other. */
export function withPage({ replay, frames, turns }: Tape, page: Replay, game: Teller): Tape {
  if (page.from !== frames.length) throw new Error(`page ${page.from} does not follow step ${frames.length}`);
  const all = [...frames];
  for (const [index, step] of page.steps.entries()) {
    // a page begins with the whole picture
    const before = index === 0 ? {} : (all.at(-1)?.sections ?? null);
    all.push({ step, sections: step.sections && before ? { ...before, ...step.sections } : null });
  }
  return { replay, frames: all, turns: [...turns, ...turnsIn(page, game)] };
}

export const isWhole = ({ frames, replay }: Tape): boolean => frames.length >= replay.total;

/** The tape with nothing to come after what is there. */
export const cutShort = (tape: Tape): Tape => ({
  ...tape,
  replay: { ...tape.replay, total: tape.frames.length },
});

const turnsIn = ({ from, steps }: Replay, { isTurn, seatOf }: Teller): readonly Turn[] =>
  steps.flatMap(({ events }, index) => {
    const begun = events.findLast((event) => isTurn?.(event));
    return begun ? [{ at: from + index, seat: seatOf(begun) ?? 0 }] : [];
  });

/** What had happened by a frame, without what was taken back or stepped back from. */
export function eventsUpTo(
  { frames }: Pick<Tape, 'frames'>,
  number: number,
): readonly { readonly type: string }[] {
  const log = frames
    .slice(0, number + 1)
    .map(({ step }, seq) => ({ seq, seat: step.seat, input: inputOf(step), events: step.events }));
  return stillCounting(log).flatMap(({ events }) => events);
}

/** As much of a step's input as tells what it undoes. */
const inputOf = ({ kind, to = 0 }: ReplayStep): object =>
  kind === 'takeback' ? { takeback: to } : { [kind]: true };
