import type { SavedMatch } from '@starboard/engine';
import type { LoggedInput, PlayedInput } from '@starboard/host';
import { digestOf, type MatchFile, matchFormat, textOf } from '@starboard/records';
import type { LogRows } from '../log-work/play-on.ts';

/** What a file says beside what was played. */
export type FileHead = Omit<MatchFile, 'format' | 'inputs' | 'outcome' | 'digest'>;

const rowsAtOnce = 1000;

/** A match as one file that any program can check and play again; `saved`: where its first `count` inputs have led. */
export async function matchFileText(
  { result, ...head }: FileHead,
  saved: string,
  rows: LogRows,
  count: number,
): Promise<string> {
  const { position } = JSON.parse(saved) as SavedMatch;
  const inputs: PlayedInput[] = [];
  for (let read = 0; read < count; ) {
    const some = await rows.after(read, Math.min(rowsAtOnce, count - read));
    if (some.length === 0) break;
    read += some.length;
    for (const { input_json } of some) {
      const input = JSON.parse(input_json) as LoggedInput;
      if (!('over' in input)) inputs.push(input);
    }
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
