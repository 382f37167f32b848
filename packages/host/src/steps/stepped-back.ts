import type { Seat } from '@starboard/engine';
import type { Asked } from '../log/log-entry.ts';

/** Seats whose players have stepped back and not answered since, after one more entry of the log. */
export function steppedBackAfter(
  before: readonly Seat[],
  { input, seat }: Pick<Asked, 'input' | 'seat'>,
): readonly Seat[] {
  if ('takeback' in input) return [];
  if (seat === null || before.includes(seat) === 'undo' in input) return before;
  return 'undo' in input ? [...before, seat] : before.filter((other) => other !== seat);
}
