import type { AnyGame } from '@starboard/engine';
import {
  type Beginning,
  type GoneBackTo,
  type LogEntry,
  type LogPlayer,
  type MatchMoments,
  type Played,
  type PlayedInput,
  RecordTrouble,
} from '@starboard/host';
import type { LogReader } from './log-reader.ts';

/** A log that can be played, and what is kept of it. */
export interface PlayableLog {
  readonly game: AnyGame;
  readonly beginning: Beginning;
  readonly entries: LogReader;
  readonly kept: MatchMoments;
}

/** What an input of the log led to; no entry: where it was begun from. */
export interface PlayedEntry extends Played {
  readonly entry: LogEntry | null;
}

const entriesAtOnce = 250;

/** Plays a log on up to `to`. Throws where the rules refuse; ends where `isRight` says that it leads elsewhere. */
export async function* playOn(
  { entries, kept }: Pick<PlayableLog, 'entries' | 'kept'>,
  player: LogPlayer,
  back: GoneBackTo,
  to: number,
  isRight: (played: PlayedEntry) => boolean = () => true,
): AsyncGenerator<PlayedEntry, void, void> {
  kept.keep(player, back);
  yield { ...player.latest, entry: null };
  for (let number = player.latest.number; number < to; ) {
    const some = await entries.after(number, Math.min(entriesAtOnce, to - number));
    if (some.length === 0) return;
    for (const entry of some) {
      const { input } = entry;
      // that the players ended it changes nothing on the table, and nothing comes after it
      if ('over' in input) return yield { ...player.latest, number: number + 1, events: [], entry };
      const played = { ...playedBy(player, input), entry };
      if (!isRight(played)) return;
      kept.keep(player, back);
      yield played;
      number++;
    }
  }
}

/** Where the rules fail over what was played then, they are not those it was played by. */
function playedBy(player: LogPlayer, input: PlayedInput): Played {
  const number = player.latest.number + 1;
  try {
    return player.play(input);
  } catch (cause) {
    throw cause instanceof RecordTrouble ? cause : new RecordTrouble('refused-input', { number }, { cause });
  }
}

/** Where a log goes back to, and by which input last. */
export const goneBackToBy = (takebacks: readonly LogEntry[]): GoneBackTo =>
  new Map(
    takebacks.flatMap(({ seq, input }): [number, number][] =>
      'takeback' in input ? [[input.takeback, seq]] : [],
    ),
  );
