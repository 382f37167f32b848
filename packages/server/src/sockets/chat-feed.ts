import type { ChatLine, FromServer } from '@starboard/protocol';
import { hearsLater } from '../chat/chat.ts';
import { seatOf, type TableRecord } from '../lobby/table-record.ts';
import type { Connection } from './connection.ts';
import { NowAndThen } from './now-and-then.ts';

interface Hall {
  table(): TableRecord;
  connections(): Iterable<Connection>;
  /** Milliseconds between two messages to everybody. */
  pause(): number;
}

/** What is said at one table, told to all of this node who watch it: lines that come close together go together. */
export class ChatFeed {
  readonly #hall: Hall;
  readonly #telling: NowAndThen;
  #untold: ChatLine[] = [];

  constructor(hall: Hall) {
    this.#hall = hall;
    this.#telling = new NowAndThen(
      () => this.#tell(),
      () => hall.pause(),
    );
  }

  /** Somebody has said this, or it was taken away. */
  hear(line: ChatLine): void {
    this.#untold.push(line);
    this.#telling.ask();
  }

  close(): void {
    this.#telling.stop();
  }

  #tell(): void {
    const table = this.#hall.table();
    const lines = this.#untold.splice(0);
    const later = new Set<Connection>();
    const now: Connection[] = [];
    for (const connection of this.#hall.connections()) {
      if (hearsLater(table, connection.account) > 0) later.add(connection);
      else now.push(connection);
    }
    this.#tellTo(now, lines);
    if (later.size === 0) return;
    const tellRest = () => {
      const present = [...this.#hall.connections()];
      this.#tellTo(
        present.filter((connection) => later.has(connection)),
        lines,
      );
    };
    setTimeout(tellRest, table.spectators.delay * 1000).unref();
  }

  #tellTo(connections: Iterable<Connection>, lines: readonly ChatLine[]): void {
    const table = this.#hall.table();
    const text = textOf(table, lines);
    for (const connection of connections) {
      if (!maySee(table, connection.account)) continue;
      const heard = lines.filter(({ account }) => account === null || !connection.muted.has(account));
      if (heard.length === lines.length) connection.sendText(text);
      else if (heard.length > 0) connection.sendText(textOf(table, heard));
    }
  }
}

const textOf = ({ id }: TableRecord, lines: readonly ChatLine[]): string =>
  JSON.stringify({ type: 'chat', table: id, lines } satisfies FromServer);

const maySee = (table: TableRecord, account: string): boolean =>
  seatOf(table, account) !== null || (table.spectators.allowed && !table.kicked.includes(account));
