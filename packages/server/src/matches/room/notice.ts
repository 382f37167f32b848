import { isTableNote, type LogEntry, type Taken, type Unfit } from '@starboard/host';
import type { TableNote } from '@starboard/protocol';
import type { LiveMatch } from './live-match.ts';
import type { Entry } from './wish.ts';

/** What nodes tell each other of inputs that were written. */
export interface Notice {
  readonly node: string;
  readonly after: number;
  /** How long the match had stood still before them, as the database had it. Without inputs: as it has it now. */
  readonly rest: string | null;
  readonly inputs: readonly (Pick<LogEntry, 'at' | 'by' | 'seat' | 'request' | 'input'> & {
    /** Told before what the input brought about. */
    readonly note: TableNote | null;
  })[];
}

/** What others are told of what has been written here. */
export const heardFrom = (entries: readonly Entry[]): Notice['inputs'] =>
  entries.map(({ taken: { entry } }) => {
    const { at, by, seat, request, input, events } = entry;
    return { at, by, seat, request, input, note: events.find(isTableNote) ?? null };
  });

/** Takes what another node has written; null where only the database tells what it led to. */
export function takeHeard(
  live: LiveMatch,
  { input, at, note, ...asked }: Notice['inputs'][number],
): Taken | Unfit | null {
  if ('takeback' in input) return null;
  return 'over' in input ? live.endEarly({ ...asked, input }, at) : live.take({ ...asked, input }, at, note);
}
