import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Bus } from '../bus/bus.ts';
import { topics } from '../bus/topics.ts';
import { Refused } from '../refused.ts';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { newCode } from './codes.ts';
import { peopleDiffer, updatePeople } from './table-people.ts';
import { isListed, isOver, recordOf, rowOf, type TableRecord } from './table-record.ts';

/** Makes the next record out of the present one; null leaves everything as it is. Called again after a conflict. */
export type Change = (table: TableRecord) => TableRecord | null;

interface TableServices {
  readonly store: Store;
  readonly bus: Bus;
  readonly now: () => number;
}

const mostTries = 25;

/** The tables in the database. Any node may change any of them: the one that saw the latest version is first. */
export class Tables {
  readonly #store: Store;
  readonly #bus: Bus;
  readonly #now: () => number;

  constructor({ store, bus, now }: TableServices) {
    this.#store = store;
    this.#bus = bus;
    this.#now = now;
  }

  async find(id: string): Promise<TableRecord | null> {
    const row = await this.#store.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    return row ? recordOf(row) : null;
  }

  /** The table, or a refusal where there is none. */
  async get(id: string): Promise<TableRecord> {
    const table = await this.find(id);
    if (!table) throw noSuchTable();
    return table;
  }

  /** Puts a new table up, with a short code that no other has. */
  async create(table: TableRecord): Promise<TableRecord> {
    const created = await this.#store.db.transaction().execute((db) => this.#insert(db, table));
    this.#announce(null, created);
    return created;
  }

  async change(id: string, change: Change): Promise<TableRecord> {
    return this.#retry(async () => {
      const before = await this.get(id);
      const wanted = change(before);
      if (!wanted || wanted === before) return before;
      const after = this.#next(before, wanted);
      return (await this.#write(before, after)) ? this.#announce(before, after) : null;
    });
  }

  /** Puts up the table that follows this one, unless it has been put up already. */
  async succeed(id: string, follow: (table: TableRecord) => TableRecord): Promise<TableRecord> {
    return this.#retry(async () => {
      const before = await this.get(id);
      const present = before.rematch === null ? null : await this.find(before.rematch);
      if (present && present.status !== 'closed') return present;
      const next = follow(before);
      const after = this.#next(before, { ...before, rematch: next.id });
      const created = await this.#store.db.transaction().execute(async (db) => {
        if (!(await updateRow(db, before, after))) return null;
        return this.#insert(db, next);
      });
      if (!created) return null;
      this.#announce(before, after);
      return this.#announce(null, created);
    });
  }

  /** A player who sits here has looked in: the table is not forgotten. */
  async touch({ id, status, touchedAt }: TableRecord): Promise<void> {
    const now = this.#now();
    if (status !== 'open' || now - touchedAt < oftenEnough) return;
    await this.#store.db.updateTable('tables').set({ touched_at: now }).where('id', '=', id).execute();
  }

  #next(before: TableRecord, wanted: TableRecord): TableRecord {
    const code = isOver(wanted) ? null : wanted.code;
    return { ...wanted, code, version: before.version + 1, touchedAt: this.#now() };
  }

  async #write(before: TableRecord, after: TableRecord): Promise<boolean> {
    if (!peopleDiffer(before, after)) return updateRow(this.#store.db, before, after);
    return this.#store.db.transaction().execute(async (db) => {
      const isWritten = await updateRow(db, before, after);
      if (isWritten) await updatePeople(db, before, after, this.#now());
      return isWritten;
    });
  }

  async #insert(db: Transaction<Schema>, table: TableRecord): Promise<TableRecord> {
    for (let tries = 0; tries < mostTries; tries++) {
      const created = { ...table, code: newCode() };
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('tables')
        .values(rowOf(created))
        .onConflict((conflict) => conflict.column('code').doNothing())
        .executeTakeFirstOrThrow();
      if (!numInsertedOrUpdatedRows) continue;
      await updatePeople(db, { ...created, seats: [] }, created, this.#now());
      return created;
    }
    throw new Error('no short code is free');
  }

  #announce(before: TableRecord | null, after: TableRecord): TableRecord {
    this.#bus.publish(topics.table(after.id), { version: after.version });
    if ((before && isListed(before)) || isListed(after)) this.#bus.publish(topics.lobby, { id: after.id });
    return after;
  }

  async #retry(attempt: () => Promise<TableRecord | null>): Promise<TableRecord> {
    for (let tries = 0; tries < mostTries; tries++) {
      const table = await attempt();
      if (table) return table;
      // another node was first; not all of them again at once
      await delay(randomInt(1, 6 + tries));
    }
    throw new Refused(503, 'server.table.busy', 1);
  }
}

/** Ten minutes: far below the day after which a table counts as forgotten. */
const oftenEnough = 600_000;

export const noSuchTable = (): Refused => new Refused(404, 'server.table.unknown');

type Db = Pick<Transaction<Schema>, 'updateTable'>;

async function updateRow(db: Db, before: TableRecord, after: TableRecord): Promise<boolean> {
  const { id, ...columns } = rowOf(after);
  const { numUpdatedRows } = await db
    .updateTable('tables')
    .set(columns)
    .where('id', '=', id)
    .where('version', '=', before.version)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0;
}
