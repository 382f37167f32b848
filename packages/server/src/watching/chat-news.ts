import type { ChatLine, FromServer } from '@starboard/protocol';
import { type Chat, hearsLater } from '../chat/chat.ts';
import { seatOf, type TableRecord } from '../lobby/table-record.ts';
import type { Connection } from '../sockets/connection.ts';
import { NowAndThen } from './now-and-then.ts';
import type { Watcher } from './watchers.ts';

/** The table that is talked at. */
interface Hall {
  table(): TableRecord;
  watchers(): Iterable<Watcher>;
  /** Milliseconds between two messages to all who watch. */
  pause(): number;
}

/** Of so many lines it is known that they were told; far more than come within a gap of the bus and around it. */
const remembered = 200;

/** What is said at one table, told to all of this node who watch it: lines that come close together go together. */
export class ChatNews {
  readonly #hall: Hall;
  readonly #chat: Pick<Chat, 'latest' | 'missed'>;
  readonly #telling: NowAndThen;
  #untold: ChatLine[] = [];
  /** Numbers of the lines that were told; those up to `#from` were, or are read by the screens themselves. */
  readonly #told = new Set<number>();
  #from = 0;
  /** What is said while it is looked up what was missed before. */
  #held: ChatLine[] | null = null;

  constructor(chat: Pick<Chat, 'latest' | 'missed'>, hall: Hall) {
    this.#chat = chat;
    this.#hall = hall;
    this.#telling = new NowAndThen(
      () => this.#tell(),
      () => hall.pause(),
    );
  }

  async open(): Promise<void> {
    this.#from = await this.#chat.latest(this.#hall.table().id);
  }

  /** A line was said, or taken away. */
  hear(line: ChatLine): void {
    if (this.#held) {
      this.#held.push(line);
      return;
    }
    const isTakenAway = line.text === undefined && line.phrase === undefined;
    if (!isTakenAway && this.#told.has(line.id)) return;
    this.#remember(line.id);
    this.#untold.push(line);
    this.#telling.ask();
  }

  /** Lines may have been lost on their way: tells those that were, once and in order. */
  async catchUp(): Promise<void> {
    this.#held = [];
    let missed: readonly ChatLine[] = [];
    try {
      missed = await this.#chat.missed(this.#hall.table().id, this.#from);
    } finally {
      const lines = [...missed, ...this.#held].sort((a, b) => a.id - b.id);
      this.#held = null;
      for (const line of lines) this.hear(line);
    }
  }

  close(): void {
    this.#telling.stop();
  }

  #remember(id: number): void {
    this.#told.add(id);
    if (this.#told.size <= remembered) return;
    const oldest = [...this.#told].sort((a, b) => a - b).slice(0, remembered / 2);
    for (const each of oldest) this.#told.delete(each);
    this.#from = Math.max(this.#from, oldest.at(-1) ?? 0);
  }

  #tell(): void {
    const table = this.#hall.table();
    const lines = this.#untold.splice(0);
    const later = new Set<Connection>();
    const now: Connection[] = [];
    for (const { connection } of this.#hall.watchers()) {
      if (hearsLater(table, connection.account) > 0) later.add(connection);
      else now.push(connection);
    }
    this.#tellTo(now, lines);
    if (later.size === 0) return;
    const tellRest = () => {
      const present = [...this.#hall.watchers()].map(({ connection }) => connection);
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
