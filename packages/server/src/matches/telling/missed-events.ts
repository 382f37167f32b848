import { type AnyGame, isInRealTime, type Seat, type Viewer } from '@starboard/engine';
import { type LogEntry, type Missed, missedSince, toldOn } from '@starboard/host';
import type { LiveMatch } from '../room/live-match.ts';
import type { TableRecord } from '../../lobby/table-record.ts';
import type { Asker } from '../../log-work/work-line.ts';
import { Refused } from '../../refused.ts';
import type { MatchStore } from '../../store/match-store.ts';
import { RecentNews } from './recent-news.ts';
import { type WholeLog, wholeLog } from './whole-log.ts';
import type { WholeLogs } from './whole-logs.ts';

/**
 * Who was away for longer gets the picture and the latest of what happened; so much is no work to speak of. In real time
 * that is a few seconds: there they get the last minutes.
 */
const mostInputs = 200;

/**
 * What viewers may read of a match's log; null when it cannot be had just now, for all that others want. Without an
 * asker it is what the table shows by itself.
 */
export interface MatchLog {
  /** What is remembered of what seats were told; in real time alone. */
  readonly recent: RecentNews | null;
  /** What happened since a viewer was told so many messages, as far as that is kept; 0: since the beginning. */
  since(live: LiveMatch, viewer: Viewer, known: number, asker?: Asker): Promise<Missed | null>;
  /** Makes the whole of a long log up to an input, so that it is there when it is asked for; null: no need to. */
  prepare(live: LiveMatch, viewer: Viewer, last: number, asker?: Asker): Promise<unknown> | null;
  /** The same for a seat that was told so many messages, where it is to get the whole. */
  prepareSince(live: LiveMatch, seat: Seat, known: number, asker?: Asker): Promise<unknown> | null;
  /** What spectators see of it up to an input, if they have seen it up to another; null: from the beginning. */
  upTo(live: LiveMatch, known: number | null, last: number, asker?: Asker): Promise<Missed | null>;
}

interface Means {
  readonly store: MatchStore;
  readonly wholeLogs: WholeLogs;
}

type IsNew = (row: LogEntry) => boolean;

export function matchLog({ store, wholeLogs }: Means, game: AnyGame, { id, options }: TableRecord): MatchLog {
  const recent = isInRealTime(game) ? new RecentNews() : null;
  const until = async (last: number, most: number): Promise<readonly LogEntry[]> =>
    (await store.inputsAfter(id, last - most, most)).filter(({ seq }) => seq <= last);

  async function missed(
    live: LiveMatch,
    viewer: Viewer,
    last: number,
    isNew: IsNew | null,
    asker: Asker | undefined,
  ): Promise<Missed | null> {
    const latest = isNew && (await latestSince(viewer, last, isNew));
    if (latest) return latest;
    const whole = await unlessBusy(wholeUpTo(live, viewer, last, asker));
    return whole && { events: whole.events, isWhole: true };
  }

  /** Null where something counts no more that was told before, or, in real time, where there is more. */
  async function latestSince(viewer: Viewer, last: number, isNew: IsNew): Promise<Missed | null> {
    const log = await until(last, mostInputs);
    const [first] = log;
    if (recent && first && first.seq > 1 && isNew(first)) return null;
    return missedSince(game, viewer, log, isNew);
  }

  const remembered = (viewer: Viewer, known: number): Missed | null =>
    viewer === 'spectator' || known === 0 ? null : (recent?.since(viewer, known) ?? null);

  const untold =
    (live: LiveMatch, viewer: Viewer, known: number): IsNew =>
    ({ told }) =>
      (told[live.indexOf(viewer)] ?? 0) > known;

  async function wholeUpTo(
    live: LiveMatch,
    viewer: Viewer,
    last: number,
    asker: Asker | undefined,
  ): Promise<WholeLog> {
    const { seed } = live.match.position.random;
    const beginning = { seats: live.seats, options, seed };
    const log = { after: (seq: number, limit: number) => store.inputsAfter(id, seq, limit) };
    if (last <= mostInputs) return wholeLog(log, game, beginning, viewer, last);
    const longer = await goneOn(viewer, last);
    return longer ?? wholeLogs.make({ match: id, game: game.id, beginning }, viewer, last, asker);
  }

  /** What was made for others, with what has happened since; null when it has to be made anew. */
  async function goneOn(viewer: Viewer, last: number): Promise<WholeLog | null> {
    const kept = wholeLogs.kept(id, viewer);
    if (!kept || kept.upTo > last || kept.upTo < last - mostInputs) return null;
    const since = await until(last, last - kept.upTo);
    const events = since.length < last - kept.upTo ? null : toldOn(game, viewer, kept.events, since);
    if (events === null) return null;
    const longer = { events, upTo: last };
    wholeLogs.keep(id, viewer, longer);
    return longer;
  }

  return {
    recent,
    since: async (live, viewer, known, asker) =>
      remembered(viewer, known) ??
      missed(live, viewer, live.seq, known > 0 ? untold(live, viewer, known) : null, asker),
    prepare: (live, viewer, last, asker) =>
      last > mostInputs ? unlessBusy(wholeUpTo(live, viewer, last, asker)) : null,
    prepareSince: (live, seat, known, asker) =>
      recent && !remembered(seat, known)
        ? missed(live, seat, live.seq, untold(live, seat, known), asker)
        : null,
    upTo: (live, known, last, asker) =>
      missed(live, 'spectator', last, known === null ? null : ({ seq }) => seq > known, asker),
  };
}

async function unlessBusy<Made>(making: Promise<Made>): Promise<Made | null> {
  try {
    return await making;
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}
