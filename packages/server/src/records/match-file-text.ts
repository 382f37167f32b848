import type { SavedMatch } from '@starboard/engine';
import { type PlayedInput, playedInputs } from '@starboard/host';
import { digestOf, type MatchFile, matchFormat, textOf } from '@starboard/records';
import type { LogReader } from '../log-work/log-reader.ts';

/** What a file says beside what was played. */
export type FileHead = Omit<MatchFile, 'format' | 'inputs' | 'outcome' | 'digest'>;

const entriesAtOnce = 1000;

/** A match as one file that any program can check and play again; `saved`: where its first `count` inputs have led. */
export async function matchFileText(
  { result, ...head }: FileHead,
  saved: string,
  log: LogReader,
  count: number,
): Promise<string> {
  const { position } = JSON.parse(saved) as SavedMatch;
  const inputs: PlayedInput[] = [];
  for (let read = 0; read < count; ) {
    const some = await log.after(read, Math.min(entriesAtOnce, count - read));
    if (some.length === 0) break;
    read += some.length;
    inputs.push(...playedInputs(some));
  }
  return textOf({
    format: matchFormat,
    ...head,
    inputs,
    outcome: position.outcome,
    ...(result && { result }),
    digest: digestOf(position),
  });
}
