import type { Kysely, Selectable } from 'kysely';
import { inBatches } from './in-batches.ts';
import type { LoadedMatch, MatchStore } from './match-store.ts';
import { entriesAfter, entriesIn } from './packed-log.ts';
import type { MatchRow, Schema } from './schema.ts';
import { logAfter, takebacksOf } from './stored-logs.ts';

/** All but the hot path is one query for both databases; how a batch is appended is each one's own. */
export function kyselyMatches(db: Kysely<Schema>, append: MatchStore['append']): MatchStore {
  return {
    async append(batch) {
      if (new Set(batch.map(({ match }) => match)).size < batch.length)
        throw new Error('a match is in the batch twice');
      return batch.length === 0 ? [] : append(batch);
    },

    async create({ id, game, seq, saved, savedSeq, told, clock, dueAt }, at) {
      await db.transaction().execute(async (all) => {
        await all
          .insertInto('matches')
          .values({
            id,
            game,
            seq,
            told_json: JSON.stringify(told),
            clock_json: clock && JSON.stringify(clock),
            due_at: dueAt,
            rest_json: null,
            updated_at: at,
            pack_at: null,
          })
          .execute();
        await saveSnapshot(all, id, savedSeq, JSON.stringify(saved));
      });
    },

    save: (id, seq, saved) => saveSnapshot(db, id, seq, saved),

    async load(id) {
      const row = await db
        .selectFrom('matches')
        .innerJoin('snapshots', 'snapshots.match_id', 'matches.id')
        .selectAll('matches')
        .select(['snapshots.seq as saved_seq', 'snapshots.saved_json'])
        .where('matches.id', '=', id)
        .executeTakeFirst();
      return row ? storedMatch(row) : null;
    },

    inputsAfter: async (id, seq, limit) =>
      entriesAfter(entriesIn(await logAfter(db, id, seq, limit)), seq, limit),

    rowsAfter: (id, seq, limit) => logAfter(db, id, seq, limit),

    requestsUpTo: (id, seq, since) =>
      db
        .selectFrom('inputs')
        .select(['request', 'at'])
        .where('match_id', '=', id)
        .where('seq', '<=', seq)
        .where('at', '>=', since)
        .orderBy('seq')
        .execute(),

    takebacks: (id) => takebacksOf(db, id),

    async savedText(id) {
      const row = await db
        .selectFrom('snapshots')
        .select(['seq', 'saved_json as saved'])
        .where('match_id', '=', id)
        .executeTakeFirst();
      return row ?? null;
    },

    async seqs(ids) {
      const found = new Map<string, number>();
      for (const some of inBatches(ids)) {
        const rows = await db.selectFrom('matches').select(['id', 'seq']).where('id', 'in', some).execute();
        for (const { id, seq } of rows) found.set(id, seq);
      }
      return found;
    },

    async due(now, limit) {
      const rows = await db
        .selectFrom('matches')
        .select('id')
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    async claimDue(id, due, until) {
      const { numUpdatedRows } = await db
        .updateTable('matches')
        .set({ due_at: until })
        .where('id', '=', id)
        .where('due_at', '<=', due)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async changeRest({ id, seq, before, after, dueAt, attendedAt }) {
      const { numUpdatedRows } = await db
        .updateTable('matches')
        .set({ rest_json: after, due_at: dueAt, updated_at: attendedAt })
        .where('id', '=', id)
        .where('seq', '=', seq)
        .where('rest_json', before === null ? 'is' : '=', before)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async attended(ids, at) {
      for (const some of inBatches(ids)) {
        await db
          .updateTable('matches')
          .set({ updated_at: at })
          .where('id', 'in', some)
          .where('updated_at', '<', at)
          .execute();
      }
    },

    async attendedAt(id) {
      const { updated_at } = await db
        .selectFrom('matches')
        .select('updated_at')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return updated_at;
    },
  };
}

/** For a caller that writes more than that in one transaction. */
export async function saveSnapshot(
  db: Pick<Kysely<Schema>, 'insertInto'>,
  id: string,
  seq: number,
  saved: string,
): Promise<void> {
  await db
    .insertInto('snapshots')
    .values({ match_id: id, seq, saved_json: saved })
    .onConflict((conflict) =>
      conflict
        .column('match_id')
        .doUpdateSet((row) => ({ seq: row.ref('excluded.seq'), saved_json: row.ref('excluded.saved_json') }))
        .whereRef('snapshots.seq', '<', 'excluded.seq'),
    )
    .execute();
}

function storedMatch(row: Selectable<MatchRow> & { saved_seq: number; saved_json: string }): LoadedMatch {
  return {
    id: row.id,
    game: row.game,
    seq: row.seq,
    saved: JSON.parse(row.saved_json) as LoadedMatch['saved'],
    savedSeq: row.saved_seq,
    told: JSON.parse(row.told_json) as LoadedMatch['told'],
    clock: row.clock_json === null ? null : (JSON.parse(row.clock_json) as LoadedMatch['clock']),
    dueAt: row.due_at,
    rest: row.rest_json,
    attendedAt: row.updated_at,
  };
}
