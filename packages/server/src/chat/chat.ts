import type { ChatLine, ChatPage, PhraseKey } from '@starboard/protocol';
import type { Bus } from '../bus/bus.ts';
import { topics } from '../bus/topics.ts';
import type { Limits } from '../http/limits.ts';
import { seatOf, type TableRecord } from '../lobby/table-record.ts';
import type { Visitor } from '../lobby/wishes.ts';
import { Refused } from '../refused.ts';
import type { Store } from '../store/store.ts';
import { lineOf } from './chat-line.ts';
import { Mutes } from './mutes.ts';
import { visibleText } from './visible-text.ts';

export interface ChatServices {
  readonly store: Store;
  readonly bus: Bus;
  readonly limits: Limits;
  readonly now: () => number;
}

/** Either own words or a ready phrase. */
export interface Saying {
  readonly text?: string | undefined;
  readonly phrase?: PhraseKey | undefined;
}

/** A watcher who has missed more reads the latest only. */
const mostMissed = 500;

/** What is said at the tables. */
export class Chat {
  readonly mutes: Mutes;
  readonly #store: Store;
  readonly #bus: Bus;
  readonly #limits: Limits;
  readonly #now: () => number;

  constructor({ store, bus, limits, now }: ChatServices) {
    this.mutes = new Mutes(store, bus);
    this.#store = store;
    this.#bus = bus;
    this.#limits = limits;
    this.#now = now;
  }

  /** Says something once, however often the same request comes; all watchers hear of it over the bus. */
  async say(table: TableRecord, account: Visitor, said: Saying, request: string | null): Promise<ChatLine> {
    mayListen(table, account.id);
    if (table.kicked.includes(account.id)) throw new Refused(403, 'server.table.kicked');
    if (table.status === 'closed') throw new Refused(409, 'server.table.closed');
    const text = said.phrase === undefined ? visibleText(said.text ?? '') : null;
    // who asks again has not said more
    const before = request === null ? null : await this.#saidBefore(table, account, request);
    if (before) return before;
    this.#limits.spend('chat', account.id);
    if (seatOf(table, account.id) === null) this.#limits.spend('spectatorChat', table.id);
    const row = await this.#store.db
      .insertInto('chat_lines')
      .values({
        table_id: table.id,
        account_id: account.id,
        name: account.name,
        at: this.#now(),
        text,
        phrase: said.phrase ?? null,
        request,
      })
      .onConflict((conflict) => conflict.columns(['account_id', 'table_id', 'request']).doNothing())
      .returningAll()
      .executeTakeFirst();
    // the same request came twice at the same moment
    const line = row ? lineOf(row) : await this.#saidBefore(table, account, request);
    if (!line) throw new Refused(503, 'server.busy', 1);
    if (!row) return line;
    this.#bus.publish(topics.chat(table.id), { line });
    return line;
  }

  /** What was said latest, or before a line, without those the reader does not want to hear. */
  async recent(
    table: TableRecord,
    reader: string | null,
    { before, limit }: { readonly before?: number | undefined; readonly limit: number },
  ): Promise<ChatPage> {
    mayListen(table, reader);
    // at a public table they would only have to sign out
    if (!table.isPublic && reader !== null && table.kicked.includes(reader))
      throw new Refused(403, 'server.table.kicked');
    let query = this.#store.db.selectFrom('chat_lines').selectAll().where('table_id', '=', table.id);
    if (before !== undefined) query = query.where('id', '<', before);
    const delay = hearsLater(table, reader);
    if (delay > 0) query = query.where('at', '<=', this.#now() - delay);
    const rows = await query
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute();
    const muted = reader === null ? new Set<string>() : await this.mutes.of(reader);
    const page = rows.slice(0, limit);
    return {
      lines: page
        .map(lineOf)
        .filter(({ account }) => account === null || !muted.has(account))
        .reverse(),
      next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
    };
  }

  /** The number of the latest line at a table. */
  async latest(table: string): Promise<number> {
    const row = await this.#store.db
      .selectFrom('chat_lines')
      .select(({ fn }) => fn.max('id').as('latest'))
      .where('table_id', '=', table)
      .executeTakeFirst();
    return row?.latest ?? 0;
  }

  /** What was said after a line, and all that was taken away: what a watcher may have missed since, in order. */
  async missed(table: string, after: number): Promise<readonly ChatLine[]> {
    const rows = await this.#store.db
      .selectFrom('chat_lines')
      .selectAll()
      .where('table_id', '=', table)
      .where((eb) =>
        eb.or([eb('id', '>', after), eb.and([eb('text', 'is', null), eb('phrase', 'is', null)])]),
      )
      .orderBy('id', 'desc')
      .limit(mostMissed)
      .execute();
    return rows.map(lineOf).reverse();
  }

  async #saidBefore(table: TableRecord, account: Visitor, request: string | null): Promise<ChatLine | null> {
    const row = await this.#store.db
      .selectFrom('chat_lines')
      .selectAll()
      .where('account_id', '=', account.id)
      .where('table_id', '=', table.id)
      .where('request', '=', request)
      .executeTakeFirst();
    return row ? lineOf(row) : null;
  }
}

/** Who sits at the table hears what is said there, and so does who may watch. */
export function mayListen(table: TableRecord, account: string | null): void {
  const isSeated = account !== null && seatOf(table, account) !== null;
  if (!isSeated && !table.spectators.allowed) throw new Refused(403, 'server.table.not-seated');
}

/** Milliseconds by which a spectator is behind the players while they play. */
export const hearsLater = (table: TableRecord, account: string | null): number =>
  table.status !== 'playing' || (account !== null && seatOf(table, account) !== null)
    ? 0
    : table.spectators.delay * 1000;
