import type { TableNote } from '@starboard/protocol';
import type { LoggedInput } from '../store/match-store.ts';
import type { LiveMatch, Taken, Unfit } from './live-match.ts';

/** What nodes tell each other of inputs that were written. */
export interface Notice {
  readonly node: string;
  readonly after: number;
  readonly inputs: readonly {
    readonly at: number;
    readonly request: string | null;
    readonly input: LoggedInput;
    /** Told before what the input brought about. */
    readonly note: TableNote | null;
  }[];
}

/** Takes what another node has written; null where only the database tells what it led to. */
export function takeHeard(
  live: LiveMatch,
  { input, at, request, note }: Notice['inputs'][number],
): Taken | Unfit | null {
  if ('takeback' in input) return null;
  return 'over' in input ? live.endEarly(input.over, at, request) : live.take(input, at, request, note);
}
