import type { AnyGame } from '@starboard/engine';
import { type Pace, rememberedFor, rememberedRequests } from '@starboard/host';
import type { TableRecord } from '../../lobby/table-record.ts';
import { Refused } from '../../refused.ts';
import type { RoomServices } from '../match-services.ts';
import { LiveMatch } from './live-match.ts';
import { restAt } from './resting.ts';

/** The match of a table as the database has it, in memory. */
export async function takenUp(
  { store, paces, now }: RoomServices,
  game: AnyGame,
  table: TableRecord,
  isSpectated: () => boolean,
): Promise<LiveMatch> {
  const stored = await store.matches.load(table.id);
  if (!stored) throw new Refused(409, 'server.match.not-started');
  const { seq: latest, savedSeq } = stored;
  const before = Math.max(0, Math.min(savedSeq, latest - rememberedRequests));
  const log = await store.matches.inputsAfter(table.id, before, latest - before);
  // another node may have written more in between
  const recent = log.filter(({ seq }) => seq <= latest);
  const since = (recent.at(-1)?.at ?? 0) - rememberedFor;
  // in real time there are more of them within a minute
  const isWithin = before > 0 && (recent[0]?.at ?? 0) > since;
  const earlier = isWithin ? await store.matches.requestsUpTo(table.id, before, since) : [];
  const pace = paceAt(paces, table);
  const live = new LiveMatch(game, stored, {
    recent,
    earlier,
    pace,
    latestAt: recent.at(-1)?.at ?? table.startedAt ?? now(),
    rest: restAt(stored, pace, now()),
    isSpectated,
  });
  live.begunBy(now());
  return live;
}

/** Where pauses are to tell nothing, no moment to react in is shorter or longer than another. */
function paceAt(paces: RoomServices['paces'], { clock, pauses }: TableRecord): Pace | null {
  const pace = paces[clock] ?? null;
  if (!pace || pauses === 'natural') return pace;
  const { natural: _, ...strict } = pace;
  return strict;
}
