import {
  type AnyGame,
  equal,
  latestEvents,
  type Input,
  type Match,
  type Seat,
  saveMatch,
  type Submitted,
  submit,
} from '@starboard/engine';
import { begin, type Beginning, type PlayedInput, type Played, playLog } from '@starboard/host';
import { digestOf } from './digest.ts';
import { type MatchFile, matchFormat } from './match-file.ts';

/** What one input brought about; the first entry is the start itself. */
export interface Entry {
  readonly seat: Seat | null;
  readonly events: readonly { readonly type: string }[];
}

/** A match together with all that was put into it. */
export interface RecordedMatch {
  readonly beginning: Beginning;
  readonly match: Match;
  readonly inputs: PlayedInput[];
  /** Without what was taken back. */
  readonly entries: Entry[];
}

export function beginMatch(game: AnyGame, beginning: Beginning): RecordedMatch {
  const match = begin(game, beginning);
  return { beginning, match, inputs: [], entries: [{ seat: null, events: latestEvents(match) }] };
}

/** Submits an input and, if it counts, writes it down. */
export function record(recorded: RecordedMatch, input: Input): Submitted {
  const result = submit(recorded.match, input);
  if (!result.accepted) return result;
  recorded.inputs.push(input);
  if ('undo' in input) recorded.entries.pop();
  else recorded.entries.push({ seat: 'seat' in input ? input.seat : null, events: result.events });
  return result;
}

/** Plays a file's first inputs again, all of them if no number is given. */
export function rerun(game: AnyGame, file: MatchFile, count: number = file.inputs.length): RecordedMatch {
  const inputs = file.inputs.slice(0, count);
  const story = new Story();
  let match: Match | null = null;
  for (const played of playLog(game, file, inputs)) {
    story.add(played);
    match = played.match;
  }
  if (!match) throw new Error('a log begins with its start');
  return { beginning: file, match, inputs, entries: story.entries() };
}

interface Page {
  readonly entry: Entry;
  readonly before: Page | null;
}

/** What was told, without what was taken back: every entry knows the one before it. */
class Story {
  private latest: Page | null = null;
  /** The latest page after each input. */
  private readonly after: (Page | null)[] = [];

  add({ input, events }: Played): void {
    if (input && 'undo' in input) this.latest = this.latest?.before ?? null;
    else if (input && 'takeback' in input) this.latest = this.after[input.takeback] ?? null;
    else {
      const entry = { seat: input && 'seat' in input ? input.seat : null, events };
      this.latest = { entry, before: this.latest };
    }
    this.after.push(this.latest);
  }

  entries(): Entry[] {
    const entries: Entry[] = [];
    for (let page = this.latest; page; page = page.before) entries.push(page.entry);
    return entries.reverse();
  }
}

/** Whether the rules, given a file's inputs, come to what the file says they came to. */
export const isAsRecorded = (
  { table: { position } }: Match,
  file: Pick<MatchFile, 'digest' | 'outcome'>,
): boolean => digestOf(position) === file.digest && equal(position.outcome, file.outcome);

/** `more`: who played, and what else there is to say of the match. */
export function fileOf(
  { beginning, match, inputs }: RecordedMatch,
  more: Pick<MatchFile, 'players' | 'names' | 'luck' | 'orders'>,
): MatchFile {
  const { seats, options, seed, start } = beginning;
  const { position } = match;
  return {
    format: matchFormat,
    game: match.game.id,
    seats,
    options,
    seed,
    ...(start && { start }),
    ...more,
    inputs,
    outcome: position.outcome,
    digest: digestOf(position),
    saved: saveMatch(match),
  };
}
