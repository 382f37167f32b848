import { eventsFor, type Seat } from '@starboard/engine';
import { playLog } from '@starboard/host';
import { boardOf } from '../boards/index.ts';
import type { Reel } from './reel.ts';

/** Steps at which nobody could see anything happen: answers to secret questions that came to nothing. */
export function quietSteps({ file, game }: Pick<Reel, 'file' | 'game'>): ReadonlySet<number> {
  const { text } = boardOf(game);
  const isTold = (events: readonly { readonly type: string }[]) =>
    eventsFor(game, events, 'spectator').some((event) => text.event(event) !== null);
  const quiet = new Set<number>();
  let secretly: readonly Seat[] = [];
  for (const { number, input, events, match } of playLog(game, file, file.inputs)) {
    const isSecret = input !== null && 'answer' in input && secretly.includes(input.seat);
    if (isSecret && !isTold(events)) quiet.add(number);
    secretly = match.questions.filter(({ secret }) => secret).map(({ seat }) => seat);
  }
  // the last page is the end, whatever led to it
  quiet.delete(file.inputs.length);
  return quiet;
}
