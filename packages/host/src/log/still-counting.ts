import type { PlayedInput } from './log-player.ts';

interface Logged {
  readonly seq: number;
  readonly seat: number | null;
  /** A log may hold more than can be played, such as how players ended it. */
  readonly input: PlayedInput | object;
}

/** The log without what was taken back or stepped back from; that something was taken back stays in it. */
export function stillCounting<Entry extends Logged>(log: readonly Entry[]): readonly Entry[] {
  const targets = new Set(log.flatMap(({ input }) => ('takeback' in input ? [input.takeback] : [])));
  /** What counted after each entry that the log goes back to. */
  const then = new Map<number, readonly Entry[]>();
  let counting: Entry[] = [];
  for (const entry of log) {
    const { input, seat, seq } = entry;
    if ('takeback' in input) counting = [...(then.get(input.takeback) ?? []), entry];
    else if ('undo' in input) {
      const undone = counting.findLastIndex((other) => other.seat === seat && 'answer' in other.input);
      if (undone >= 0) counting.splice(undone, 1);
    } else counting.push(entry);
    if (targets.has(seq)) then.set(seq, [...counting]);
  }
  return counting;
}

/** A seat's latest answer that still counts. */
export const latestAnswerOf = <Entry extends Logged>(
  log: readonly Entry[],
  seat: number,
): Entry | undefined =>
  stillCounting(log).findLast((entry) => entry.seat === seat && 'answer' in entry.input);
