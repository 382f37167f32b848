import { type AnyGame, reason } from '@starboard/engine';
import { type Beginning, RecordTrouble } from '@starboard/records';
import { recordOf, type TableRecord } from '../lobby/table-record.ts';
import { noSuchTable } from '../lobby/tables.ts';
import { Refused } from '../refused.ts';
import type { StoredInput, StoredMatch } from '../store/match-store.ts';
import type { Store } from '../store/store.ts';

/** What the keeping of records needs of the house. */
export interface Archive {
  readonly store: Store;
  readonly games: readonly AnyGame[];
  readonly now: () => number;
}

export interface FinishedMatch {
  readonly table: TableRecord;
  readonly stored: StoredMatch;
  readonly beginning: Beginning;
}

/** The match of a table, once it is over: before that its seed and its inputs are nobody's business. */
export async function finishedMatch(store: Store, id: string): Promise<FinishedMatch> {
  const row = await store.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw noSuchTable();
  const table = recordOf(row);
  const stored = table.status === 'finished' ? await store.matches.load(id) : null;
  if (!stored) throw new Refused(409, 'server.record.not-over');
  const { random, seats } = stored.saved.position;
  return { table, stored, beginning: { seats, options: table.options, seed: random.seed } };
}

const atOnce = 1000;

/** The first inputs of a match, in order. */
export async function firstInputs({ matches }: Store, id: string, count: number): Promise<StoredInput[]> {
  const inputs: StoredInput[] = [];
  while (inputs.length < count) {
    const next = await matches.inputsAfter(id, inputs.length, Math.min(atOnce, count - inputs.length));
    if (next.length === 0) break;
    inputs.push(...next);
  }
  return inputs;
}

/** What is wrong with a record, as the server says no. */
export const refusedRecord = ({ key, params }: RecordTrouble): Refused =>
  new Refused(422, reason(`server.record.${key}`, params));
