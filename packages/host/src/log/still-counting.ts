import type { PlayedInput } from './log-player.ts';

interface Logged {
  readonly seq: number;
  readonly seat: number | null;
  /** A log may hold more than can be played, such as how players ended it. */
  readonly input: PlayedInput | object;
}

/** The log without what was taken back or stepped back from; that something was taken back stays in it. */
export function stillCounting<Entry extends Logged>(log: readonly Entry[]): readonly Entry[] {
  const counting: Entry[] = [];
  for (const entry of log) {
    const { input, seat } = entry;
    if ('takeback' in input) {
      const kept = counting.findLastIndex(({ seq }) => seq <= input.takeback);
      counting.length = kept + 1;
      counting.push(entry);
    } else if ('undo' in input) {
      const undone = counting.findLastIndex((other) => other.seat === seat && 'answer' in other.input);
      if (undone >= 0) counting.splice(undone, 1);
    } else counting.push(entry);
  }
  return counting;
}

/** A seat's latest answer that still counts. */
export const latestAnswerOf = <Entry extends Logged>(
  log: readonly Entry[],
  seat: number,
): Entry | undefined =>
  stillCounting(log).findLast((entry) => entry.seat === seat && 'answer' in entry.input);
