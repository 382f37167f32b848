import type { PageQuery, Report, ReportPage } from '@starboard/protocol';
import type { Bus } from '../bus/bus.ts';
import { topics } from '../bus/topics.ts';
import { newId } from '../id.ts';
import { cursorAfter, readCursor } from '../lobby/lists/cursor.ts';
import type { TableRecord } from '../lobby/table-record.ts';
import { Refused } from '../refused.ts';
import type { Store } from '../store/store.ts';
import { mayListen } from './chat.ts';
import { lineOf } from './chat-line.ts';
import { visibleText } from './visible-text.ts';

interface ReportServices {
  readonly store: Store;
  readonly bus: Bus;
  readonly now: () => number;
}

/** What people complain about, and what admins do about it. */
export class Reports {
  readonly #store: Store;
  readonly #bus: Bus;
  readonly #now: () => number;

  constructor({ store, bus, now }: ReportServices) {
    this.#store = store;
    this.#bus = bus;
    this.#now = now;
  }

  /** Complains about a line; a second complaint of the same person about it changes nothing. */
  async add(table: TableRecord, reporter: string, line: number, why: string): Promise<void> {
    mayListen(table, reporter);
    const { db } = this.#store;
    const said = await db
      .selectFrom('chat_lines')
      .select('id')
      .where('id', '=', line)
      .where('table_id', '=', table.id)
      .executeTakeFirst();
    if (!said) throw noSuchLine();
    await db
      .insertInto('reports')
      .values({
        id: newId(),
        table_id: table.id,
        line_id: line,
        reporter_id: reporter,
        reason: visibleText(why),
        at: this.#now(),
        settled_at: null,
      })
      .onConflict((conflict) => conflict.columns(['reporter_id', 'line_id']).doNothing())
      .execute();
  }

  async list({
    isSettled,
    cursor: given,
    limit,
  }: PageQuery & { readonly isSettled: boolean }): Promise<ReportPage> {
    const cursor = readCursor(given);
    let query = this.#store.db
      .selectFrom('reports')
      .innerJoin('chat_lines as line', 'line.id', 'reports.line_id')
      .select(['reports.id as report_id', 'reports.table_id', 'reporter_id', 'reason', 'settled_at'])
      .select(['reports.at as reported_at', 'line.id', 'line.account_id', 'line.name', 'line.at'])
      .select(['line.text', 'line.phrase'])
      .where('settled_at', isSettled ? 'is not' : 'is', null);
    if (cursor) {
      query = query.where((eb) =>
        eb(eb.refTuple('reports.at', 'reports.id'), '<', eb.tuple(cursor.at, cursor.id)),
      );
    }
    const rows = await query
      .orderBy('reports.at', 'desc')
      .orderBy('reports.id', 'desc')
      .limit(limit + 1)
      .execute();
    const reports = rows.slice(0, limit).map(
      (row): Report => ({
        id: row.report_id,
        table: row.table_id,
        line: lineOf(row),
        reporter: row.reporter_id,
        reason: row.reason,
        at: row.reported_at,
        settledAt: row.settled_at,
      }),
    );
    const last = reports.at(-1);
    return { reports, next: rows.length > limit && last ? cursorAfter(last.at, last.id) : null };
  }

  async settle(id: string): Promise<void> {
    const { db } = this.#store;
    const known = await db.selectFrom('reports').select('id').where('id', '=', id).executeTakeFirst();
    if (!known) throw new Refused(404, 'server.chat.unknown-report');
    await db
      .updateTable('reports')
      .set({ settled_at: this.#now() })
      .where('id', '=', id)
      .where('settled_at', 'is', null)
      .execute();
  }

  /** Takes a line away: that something was said stays, what it was is gone for good. */
  async takeAway(line: number): Promise<void> {
    const row = await this.#store.db
      .updateTable('chat_lines')
      .set({ text: null, phrase: null })
      .where('id', '=', line)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw noSuchLine();
    this.#bus.publish(topics.chat(row.table_id), { line: lineOf(row) });
  }
}

const noSuchLine = (): Refused => new Refused(404, 'server.chat.unknown-line');
