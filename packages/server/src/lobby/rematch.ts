import { newId } from '../id.ts';
import { Refused } from '../refused.ts';
import { nobody, type TableRecord } from './table-record.ts';
import { seated, type Visitor } from './wishes.ts';

/** The same table again: the same people on the same seats, who still have to say that they are ready. */
export function rematchOf(table: TableRecord, visitor: Visitor, now: number): TableRecord {
  if (table.status !== 'finished') throw new Refused(409, 'server.table.not-over');
  return {
    ...table,
    id: newId(),
    code: null,
    status: 'open',
    seats: table.seats.map((holder) => {
      if (holder.kind !== 'person') return holder;
      if (holder.account === nobody.account) return { kind: 'open' };
      return seated({ id: holder.account, name: holder.name });
    }),
    owner: visitor.id,
    version: 1,
    seedHash: null,
    seed: null,
    endVotes: [],
    takeback: null,
    dropped: null,
    heard: [],
    result: null,
    rematch: null,
    createdAt: now,
    touchedAt: now,
    startedAt: null,
    finishedAt: null,
  };
}
