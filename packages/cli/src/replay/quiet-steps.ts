import { eventsFor, type Seat } from '@starboard/engine';
import { playLog } from '@starboard/host';
import type { Board } from '@starboard/terminal';
import type { Reel } from './reel.ts';

/** Steps at which no viewer could see anything happen: answers to secret questions that came to nothing. */
export function quietSteps(
  { file, game }: Pick<Reel, 'file' | 'game'>,
  { text }: Pick<Board, 'text'>,
): ReadonlySet<number> {
  const isTold = (events: readonly { readonly type: string }[]) =>
    eventsFor(game, events, 'spectator').some((event) => text.event(event) !== null);
  const quiet = new Set<number>();
  let secretly: readonly Seat[] = [];
  for (const { number, input, events, match } of playLog(game, file, file.inputs)) {
    const isSecret = input !== null && 'answer' in input && secretly.includes(input.seat);
    if (isSecret && !isTold(events)) quiet.add(number);
    secretly = match.questions.filter(({ secret }) => secret).map(({ seat }) => seat);
  }
  // the last page is the end, quiet or not
  quiet.delete(file.inputs.length);
  return quiet;
}
