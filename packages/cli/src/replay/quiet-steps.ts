import { eventsFor } from '@starboard/engine';
import { boardOf } from '../boards/index.ts';
import { beginMatch, record } from '../recorded-match.ts';
import type { Reel } from './show-step.ts';

/** Steps at which nobody could see anything happen: answers to secret questions that came to nothing. */
export function quietSteps({ file, path }: Reel): ReadonlySet<number> {
  const recorded = beginMatch(file, path);
  const { game } = recorded.match;
  const { text } = boardOf(game);
  const isTold = (events: readonly { readonly type: string }[]) =>
    eventsFor(game, events, 'spectator').some((event) => text.event(event) !== null);
  const quiet = new Set<number>();
  for (const [index, input] of file.inputs.entries()) {
    const seat = 'answer' in input ? input.seat : null;
    const isSecret = recorded.match.questions.some((asked) => asked.seat === seat && asked.secret);
    const result = record(recorded, input);
    if (isSecret && result.accepted && !isTold(result.events)) quiet.add(index + 1);
  }
  // the last page is the end, whatever led to it
  quiet.delete(file.inputs.length);
  return quiet;
}
