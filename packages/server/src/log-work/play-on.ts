import type { AnyGame } from '@starboard/engine';
import {
  type Beginning,
  type GoneBackTo,
  type LoggedInput,
  type LogPlayer,
  type MatchMoments,
  type Played,
  type PlayedInput,
  RecordTrouble,
} from '@starboard/host';
import type { InputRow } from '../store/schema.ts';

/** Rows of a match's log as they lie in the database, wherever that is. */
export interface LogRows {
  after(seq: number, limit: number): Promise<readonly InputRow[]>;
  /** Those that go back to an earlier input. */
  takebacks(): Promise<readonly InputRow[]>;
}

/** A log that can be played, and what is kept of it. */
export interface PlayableLog {
  readonly game: AnyGame;
  readonly beginning: Beginning;
  readonly rows: LogRows;
  readonly kept: MatchMoments;
}

/** What an input of the log led to; no row: where it was begun from. */
export interface PlayedRow extends Played {
  readonly row: InputRow | null;
}

const rowsAtOnce = 250;

/** Plays a log on up to `to`. Throws where the rules refuse; ends where `isRight` says that it leads elsewhere. */
export async function* playOn(
  { rows, kept }: Pick<PlayableLog, 'rows' | 'kept'>,
  player: LogPlayer,
  back: GoneBackTo,
  to: number,
  isRight: (played: PlayedRow) => boolean = () => true,
): AsyncGenerator<PlayedRow, void, void> {
  kept.keep(player, back);
  yield { ...player.latest, row: null };
  for (let number = player.latest.number; number < to; ) {
    const some = await rows.after(number, Math.min(rowsAtOnce, to - number));
    if (some.length === 0) return;
    for (const row of some) {
      const input = JSON.parse(row.input_json) as LoggedInput;
      // that the players ended it changes nothing on the table, and nothing comes after it
      if ('over' in input) return yield { ...player.latest, number: number + 1, events: [], row };
      const played = { ...playedBy(player, input), row };
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
export const goneBackToBy = (takebacks: readonly InputRow[]): GoneBackTo =>
  new Map(
    takebacks.map(({ seq, input_json }) => {
      const { takeback } = JSON.parse(input_json) as Extract<PlayedInput, { readonly takeback: number }>;
      return [takeback, seq];
    }),
  );
