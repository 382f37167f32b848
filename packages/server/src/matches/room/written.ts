import { isTableNote, type Taken, type Unfit } from '@starboard/host';
import type { WrittenInput } from '../../bus/topics.ts';
import type { LiveMatch } from './live-match.ts';
import type { Entry } from './wish.ts';

/** What other nodes are told of what this one has written. */
export const writtenInputs = (entries: readonly Entry[]): readonly WrittenInput[] =>
  entries.map(({ wish: { later }, taken: { entry } }) => {
    const { at, by, seat, request, input, events } = entry;
    return { at, by, seat, request, input, later, note: events.find(isTableNote) ?? null };
  });

/** Takes what another node has written; null where only the database tells what it led to. */
export function takeWritten(
  live: LiveMatch,
  { input, at, note, ...asked }: WrittenInput,
): Taken | Unfit | null {
  if ('takeback' in input) return null;
  return 'over' in input ? live.endEarly({ ...asked, input }, at) : live.take({ ...asked, input }, at, note);
}
