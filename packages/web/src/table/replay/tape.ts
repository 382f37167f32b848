import type { Replay, ReplayStep, Sections } from '@starboard/protocol';
import { stillCounting } from '@starboard/records/still-counting';

/** A step of a match with the whole picture after it. */
export interface Frame {
  readonly step: ReplayStep;
  /** Null where the rules have changed since, and nobody can tell what it looked like. */
  readonly sections: Sections | null;
}

/** A match that is over, as far as it has been fetched. */
export interface Tape {
  readonly replay: Replay;
  readonly frames: readonly Frame[];
  /** Numbers of the frames at which somebody else begins to act. */
  readonly turns: readonly number[];
}

/** The first page of a replay. */
export const tapeOf = (page: Replay): Tape => withPage({ replay: page, frames: [], turns: [] }, page);

/** The tape with another page; pages come one after the other. */
export function withPage({ replay, frames }: Tape, page: Replay): Tape {
  if (page.from !== frames.length) throw new Error(`page ${page.from} does not follow step ${frames.length}`);
  const all = [...frames];
  for (const [index, step] of page.steps.entries()) {
    // a page begins with the whole picture
    const before = index === 0 ? {} : (all.at(-1)?.sections ?? null);
    all.push({ step, sections: step.sections && before ? { ...before, ...step.sections } : null });
  }
  return { replay, frames: all, turns: turnsIn(all) };
}

export const isWhole = ({ frames, replay }: Tape): boolean => frames.length >= replay.total;

/** The tape with nothing to come after what is there. */
export const cutShort = (tape: Tape): Tape => ({
  ...tape,
  replay: { ...tape.replay, total: tape.frames.length },
});

function turnsIn(frames: readonly Frame[]): readonly number[] {
  const turns: number[] = [];
  let acting: number | null = null;
  for (const [number, { step }] of frames.entries()) {
    if (step.kind !== 'answer' || step.seat === acting) continue;
    acting = step.seat;
    // the picture before their first act is where their turn begins
    turns.push(number - 1);
  }
  return turns;
}

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
