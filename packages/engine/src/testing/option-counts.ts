import { enumerate } from '../decisions/question.ts';
import { fork, type Match } from '../match/match.ts';
import { decisionOf } from '../match/asked.ts';
import { mustSubmit } from './random-game.ts';
import type { FixedPosition } from './settings.ts';

/** How many different sequences of so many decisions there are from here; chance falls as the seed has it. */
export function countSequences(match: Match, depth: number): number {
  let count = 0;
  for (const { seat, shape } of match.questions) {
    for (const answer of enumerate(shape)) {
      if (depth === 1) {
        count++;
        continue;
      }
      const branch = fork(match);
      mustSubmit(branch, { seat, decision: decisionOf(match, seat), answer }, `counting, ${depth} to go`);
      count += countSequences(branch, depth - 1);
    }
  }
  return count;
}

export function assertCounts({ name, match, counts }: FixedPosition): void {
  const found = counts.map((_, index) => countSequences(match(), index + 1));
  if (found.join() !== counts.join()) {
    throw new Error(`${name}: ${found.join(', ')} sequences of decisions instead of ${counts.join(', ')}`);
  }
}
