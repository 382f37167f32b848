import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Others write as well: so many keep them waiting for some milliseconds at most. */
const rowsAtOnce = 200;

/** Takes the rows of a log away up to a number, in their order. */
export async function removeInputs(db: Kysely<Schema>, id: string, last: number): Promise<void> {
  for (let removed = 0; removed < last; removed += rowsAtOnce) {
    const seq = Math.min(removed + rowsAtOnce, last);
    await db.deleteFrom('inputs').where('match_id', '=', id).where('seq', '<=', seq).execute();
  }
}
