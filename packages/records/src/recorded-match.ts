import {
  type AnyGame,
  equal,
  inEarlierFormats,
  latestEvents,
  type Match,
  saveMatch,
} from '@starboard/engine';
import {
  begin,
  type Beginning,
  type LogEntry,
  type Played,
  type PlayedInput,
  playLog,
  stillCounting,
} from '@starboard/host';
import { digestOf } from './digest.ts';
import { type MatchFile, matchFormat } from './match-file.ts';

type Events = LogEntry['events'];

/** As much of an entry of a match's log as its file tells again. */
export type RecordedEntry = Pick<LogEntry, 'seq' | 'seat' | 'input' | 'events'>;

/** A match together with all that was put into it. */
export interface RecordedMatch {
  readonly beginning: Beginning;
  readonly match: Match;
  /** What happened before the first input. */
  readonly dealt: Events;
  readonly log: readonly RecordedEntry[];
}

export function beginMatch(game: AnyGame, beginning: Beginning): RecordedMatch {
  const match = begin(game, beginning);
  return { beginning, match, dealt: latestEvents(match), log: [] };
}

/** Plays a file's first inputs again, all of them if no number is given. */
export function rerun(game: AnyGame, file: MatchFile, count: number = file.inputs.length): RecordedMatch {
  const [start, ...played] = [...playLog(game, file, file.inputs.slice(0, count))];
  if (!start) throw new Error('a log begins with its start');
  const { match } = played.at(-1) ?? start;
  return { beginning: file, match, dealt: start.events, log: played.flatMap(entryOf) };
}

const entryOf = ({ number, input, events }: Played): RecordedEntry[] =>
  input ? [recordedEntry(number, input, events)] : [];

export const recordedEntry = (seq: number, input: PlayedInput, events: Events): RecordedEntry => ({
  seq,
  seat: 'seat' in input ? input.seat : null,
  input,
  events,
});

/** What is to be told of a match, without what was taken back; number 0 is the start itself. */
export const storyOf = ({
  dealt,
  log,
}: Pick<RecordedMatch, 'dealt' | 'log'>): readonly Omit<RecordedEntry, 'input'>[] => [
  { seq: 0, seat: null, events: dealt },
  ...stillCounting(log),
];

/** Whether the rules, given a file's inputs, come to what the file says they came to, in the format it was made in. */
export const isAsRecorded = (
  { game, position }: Match,
  { digest, outcome }: Pick<MatchFile, 'digest' | 'outcome'>,
): boolean =>
  equal(position.outcome, outcome) &&
  [...inEarlierFormats(game, position)].some((each) => digestOf(each) === digest);

/** `more`: who played, and what else there is to say of the match. */
export function fileOf(
  { beginning, match, inputs }: Pick<RecordedMatch, 'beginning' | 'match'> & Pick<MatchFile, 'inputs'>,
  more: Pick<MatchFile, 'players' | 'names' | 'luck' | 'orders' | 'left'>,
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
