import { type AnyGame, type Json, reason, type Seat } from '@starboard/engine';
import { type AnswerAhead, type EarlyResult, earlyResult, successorLevel } from '@starboard/host';
import type { Bus } from '../../bus/bus.ts';
import { topics } from '../../bus/topics.ts';
import type { TableRecord } from '../../lobby/table-record.ts';
import type { Change, Tables } from '../../lobby/tables.ts';
import type { Asker } from '../../log-work/work-line.ts';
import { Refused } from '../../refused.ts';
import type { Store } from '../../store/store.ts';
import { gameAt } from '../dealing.ts';
import { withoutEndVotes, withoutTakeback } from './dropped.ts';
import type { Rooms } from '../rooms.ts';
import { hasMovedOn, inRealTime, isAgreed, latestAnswer, tooLate } from './takebacks.ts';

interface TableRequestServices {
  readonly store: Store;
  readonly bus: Bus;
  readonly tables: Tables;
  readonly games: readonly AnyGame[];
  readonly rooms: Rooms;
}

/** How many requests of a table are remembered. */
const remembered = 16;

/** What a player says about taking back or ending. */
interface Word {
  readonly table: string;
  readonly seat: Seat;
  readonly agree: boolean;
  /** The request this answers; a player who asks for something themselves answers none. */
  readonly answers?: number | undefined;
  readonly request: string;
}

interface Orders {
  readonly table: string;
  readonly account: string;
  readonly seat: Seat;
  readonly orders: Json;
}

interface Leaving {
  readonly table: string;
  readonly seat: Seat;
  /** The number of the last message the player had seen. */
  readonly n: number;
  readonly answers: readonly AnswerAhead[];
}

/** What players settle among themselves while a match is on, beside the game: giving up, ending, taking back. */
export class TableRequests {
  readonly #services: TableRequestServices;

  constructor(services: TableRequestServices) {
    this.#services = services;
  }

  /** Gives the seat up for good: a bot plays on, unless no player is left to play on for. */
  async resign(id: string, seat: Seat): Promise<void> {
    const { tables, games, rooms } = this.#services;
    const table = await tables.change(id, (before) => {
      const holder = playing(before).seats[seat];
      if (holder?.kind !== 'person' || holder.hasResigned) return null;
      const standIn = successorLevel(gameAt(games, before));
      return { ...before, seats: before.seats.with(seat, { ...holder, standIn, hasResigned: true }) };
    });
    const over = earlyResult(table, gameAt(this.#services.games, table));
    if (over) return this.#endEarly(id, over);
    const room = await rooms.room(id);
    room.table = table;
    await room.visit((live) => room.goOn(live));
  }

  /** The match ends without a result when all people who still play want that. One who does not is enough to play on. */
  async voteEnd({ table: id, seat, agree, answers, request }: Word): Promise<void> {
    const table = await this.#changeOnce(id, request, (before) => {
      const { endVotes } = before;
      const isMeant = answers === undefined || answers === endVotes[0];
      if (!agree) return isMeant ? withoutEndVotes(before, seat) : null;
      if (!isMeant) throw new Refused(409, 'server.vote-end.too-late');
      if (endVotes.includes(seat)) return null;
      return {
        ...before,
        endVotes: [...endVotes, seat],
        dropped: endVotes.length > 0 ? before.dropped : null,
      };
    });
    const over = earlyResult(table, gameAt(this.#services.games, table));
    if (over) await this.#endEarly(id, over);
  }

  /** Asks for the own latest move back, agrees to such a wish, or turns it down. */
  async takeback(word: Word & { readonly asker: Asker }): Promise<void> {
    const { table: id, seat, agree, answers, request, asker } = word;
    const { takeback: pending, heard } = await this.#upToDate(id);
    const asks = agree && !pending && answers === undefined && !heard.includes(request);
    const wanted = asks ? { seat, agreed: [], ...(await this.#target(id, seat)) } : pending;
    const table = await this.#changeOnce(id, request, (before) => {
      const isMeant = answers === undefined || answers === before.takeback?.from;
      if (!agree) return isMeant ? withoutTakeback(before, { by: seat }) : null;
      const wish = before.takeback ?? wanted;
      // another player asked at the same moment, or has thought better of it
      if (!isMeant || !wish || wish.to !== wanted?.to || wish.from !== wanted.from)
        throw new Refused(409, tooLate);
      if (wish.agreed.includes(seat)) return null;
      const agreed = [...wish.agreed, seat];
      return { ...before, takeback: { ...wish, agreed }, dropped: before.takeback ? before.dropped : null };
    });
    if (isAgreed(table)) await this.#goBack(table, asker);
  }

  /** Leaves word what the table shall answer for a seat. */
  async leaveOrders({ table: id, account, seat, orders }: Orders): Promise<void> {
    const { store, bus, rooms, tables } = this.#services;
    const room = await rooms.room(id);
    const refusal = await room.visit(({ game, result }) => {
      if (result) return reason('engine.match-over');
      return game.standing ? game.standing.refuse(orders) : reason('server.match.no-orders');
    });
    if (refusal) throw new Refused(400, refusal);
    await store.db
      .updateTable('table_people')
      .set({ orders_json: JSON.stringify(orders) })
      .where('table_id', '=', id)
      .where('account_id', '=', account)
      .where('seat', '=', seat)
      .execute();
    bus.publish(topics.table(id), { version: (await tables.get(id)).version });
    await room.reloadTable();
    await room.visit((live) => room.goOn(live));
  }

  /** Keeps answers to questions that have not come yet. */
  async leaveAnswers({ table: id, seat, n, answers }: Leaving): Promise<void> {
    const { bus, rooms, tables } = this.#services;
    const room = await rooms.room(id);
    await room.leaveAnswers(seat, n, answers);
    bus.publish(topics.table(id), { version: (await tables.get(id)).version });
  }

  /** A player who was stood in for is back. */
  async takeSeatBack(id: string, seat: Seat): Promise<void> {
    const { tables, rooms } = this.#services;
    const table = await tables.change(id, (before) => {
      const holder = before.seats[seat];
      if (holder?.kind !== 'person' || holder.standIn === undefined || holder.hasResigned) return null;
      const { standIn: _, ...back } = holder;
      return { ...before, seats: before.seats.with(seat, back) };
    });
    (await rooms.room(id)).table = table;
  }

  /** The players end the match; whichever way it has ended by then, the table says so afterwards. */
  async #endEarly(id: string, result: EarlyResult): Promise<void> {
    const room = await this.#services.rooms.room(id);
    await room.endEarly(result);
    await room.visit((live) => room.goOn(live));
    await room.reloadTable();
  }

  /** Changes the table as a player has asked, unless the same request did so before. */
  #changeOnce(id: string, request: string, change: Change): Promise<TableRecord> {
    return this.#services.tables.change(id, (before) => {
      const { heard } = playing(before);
      const after = heard.includes(request) ? null : change(before);
      return after && { ...after, heard: [...heard, request].slice(-remembered) };
    });
  }

  /** The table without what a player has asked for and others have played over since. */
  async #upToDate(id: string): Promise<TableRecord> {
    const { store, tables, rooms } = this.#services;
    const table = playing(await tables.get(id));
    const { takeback } = table;
    if (!takeback) return table;
    const room = await rooms.room(id);
    if (!(await room.visit((live) => hasMovedOn(store, live, takeback.from)))) return table;
    return tables.change(id, (before) => withoutTakeback(before, { why: tooLate }));
  }

  async #target(id: string, seat: Seat) {
    const room = await this.#services.rooms.room(id);
    return room.visit(async (live) => {
      if (live.isTimed) throw new Refused(409, inRealTime);
      const target = await latestAnswer(this.#services.store, live, seat);
      if (!target) throw new Refused(409, 'server.takeback.nothing');
      return { ...target, from: live.seq };
    });
  }

  async #goBack({ id, takeback }: TableRecord, asker: Asker): Promise<void> {
    if (!takeback) return;
    const room = await this.#services.rooms.room(id);
    const granted = await room.goBack(takeback, takeback.seat, asker);
    await this.#services.tables.change(id, (before) => {
      if (!granted.accepted) return withoutTakeback(before, { why: granted.reason });
      return before.takeback && { ...before, takeback: null };
    });
    if (!granted.accepted) throw new Refused(409, granted.reason, granted.retryAfter);
  }
}

function playing(table: TableRecord): TableRecord {
  if (table.status !== 'playing') throw new Refused(409, 'engine.match-over');
  return table;
}
