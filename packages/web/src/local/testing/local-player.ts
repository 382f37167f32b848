import { gameById } from '@starboard/games';
import type { Json, Prompt } from '@starboard/engine';
import type { FromServer, Sections, TableDetail } from '@starboard/protocol';
import type { Shelf } from '../shelf/kept-table.ts';
import { type TableServices, LocalTables } from '../worker/local-tables.ts';
import type { FromDevice, LocalAnswers, LocalAsks, LocalWish } from '../local-talk.ts';
import { memoryShelf } from '../shelf/memory-shelf.ts';
import { seedHashOf } from '../worker/seed-hash.ts';
import { thought } from '../worker/thinking.ts';
import { checkAnswer, checkSaid } from './from-device.ts';

/** All that tables of a device need, with bots that answer at once. */
export function tableServices(shelf: Shelf, send: TableServices['send']): TableServices {
  let now = 1_000_000;
  let drawn = 0;
  return {
    shelf,
    send: (text) => {
      checkSaid(text);
      send(text);
    },
    game: async (id) => gameById(id),
    think: async (job) => {
      const game = gameById(job.game);
      if (!game) throw new Error(`no game ${job.game}`);
      return thought(game, job.task);
    },
    now: () => now++,
    rest: () => new Promise((rested) => void setTimeout(rested)),
    slowness: () => 1,
    freshSeed: () => `seed ${drawn++}`,
    freshId: () => `table-${drawn++}`,
    seedHash: seedHashOf,
    recording: () => Promise.reject(new Error('there is no server here')),
    wrote: () => undefined,
    failed: (error) => {
      throw error;
    },
  };
}

/** A screen of the tests: it knows nothing but the messages it is sent, and minds their numbers. */
export class LocalPlayer {
  readonly shelf: Shelf;
  readonly heard: FromDevice[] = [];
  readonly failures: unknown[] = [];
  table: TableDetail | null = null;
  sections: Record<string, unknown> = {};
  events: { readonly type: string }[] = [];
  missed: readonly { readonly type: string }[] | null = null;
  n = 0;
  readonly #tables: LocalTables;
  #requests = 0;
  #listeners = new Set<() => void>();

  constructor(shelf: Shelf = memoryShelf(), services: Partial<TableServices> = {}) {
    this.shelf = shelf;
    this.#tables = new LocalTables({
      ...tableServices(shelf, (text) => this.#hear(JSON.parse(text) as FromDevice)),
      failed: (error) => this.failures.push(error),
      ...services,
    });
  }

  get prompt(): Prompt | null {
    return (this.sections['prompt'] ?? null) as Prompt | null;
  }

  /** What the worker of another tab has to say. */
  hearsOfOtherTab(table: string): Promise<void> {
    return this.#tables.heard(table);
  }

  async ask<Kind extends keyof LocalAsks>(ask: Kind, about: LocalAsks[Kind]): Promise<LocalAnswers[Kind]> {
    const id = this.#id();
    await this.#tables.hear({ type: 'ask', id, ask, about } as Parameters<LocalTables['hear']>[0]);
    const reply = this.#replyTo(id);
    if (reply.type !== 'answer') throw new Error(reasonOf(reply));
    checkAnswer(ask, reply.answer);
    return reply.answer as LocalAnswers[Kind];
  }

  async opens(wish: Partial<LocalWish> = {}): Promise<string> {
    const seats = [null, 'easy', 'easy'];
    const { id } = await this.ask('open', { game: 'alien-frontiers', name: 'Vera', seats, ...wish });
    return id;
  }

  watches(table: string, after = 0): Promise<string> {
    this.n = after;
    return this.#says({ type: 'watch', table, after });
  }

  unwatches(table: string): Promise<string> {
    return this.#says({ type: 'unwatch', table });
  }

  answers(table: string, answer: Json, decision = this.prompt?.decision ?? 0): Promise<string> {
    return this.#says({ type: 'act', table, decision, answer });
  }

  orders(table: string, orders: Json): Promise<string> {
    return this.#says({ type: 'orders', table, orders });
  }

  says(type: 'undo' | 'resign' | 'takeback', table: string): Promise<string> {
    return this.#says({ type, table, agree: true });
  }

  repeats(id: string, table: string, answer: Json, decision: number): Promise<string> {
    return this.#says({ type: 'act', table, decision, answer }, id);
  }

  /** Waits for something that others bring about. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds())
      await new Promise<void>((resolve) => {
        const listener = () => {
          this.#listeners.delete(listener);
          resolve();
        };
        this.#listeners.add(listener);
      });
  }

  readonly isAsked = (): boolean => this.prompt !== null;
  readonly isOver = (): boolean => this.table?.status === 'finished';

  /** `done`, or the key of the reason against it. */
  async #says(said: object, id = this.#id()): Promise<string> {
    await this.#tables.hear({ ...said, id } as Parameters<LocalTables['hear']>[0]);
    return reasonOf(this.#replyTo(id));
  }

  #id(): string {
    return `request-${this.#requests++}`;
  }

  #replyTo(id: string): FromDevice {
    const reply = this.heard.findLast((message) => 'id' in message && message.id === id);
    if (!reply) throw new Error(`nobody replied to ${id}`);
    return reply;
  }

  #hear(message: FromDevice): void {
    this.heard.push(message);
    this.#apply(message);
    for (const listener of this.#listeners) listener();
  }

  #apply(message: FromDevice): void {
    if (message.type === 'table') this.table = message.table;
    if (message.type === 'view') this.#see(message, message.sections);
    if (message.type === 'news') {
      if (message.n !== this.n + 1) throw new Error(`message ${message.n} came after ${this.n}`);
      this.n = message.n;
      this.sections = { ...this.sections, ...message.sections };
      this.events.push(...message.events);
    }
  }

  #see({ n, missed, isWhole }: Extract<FromServer, { type: 'view' }>, sections: Sections): void {
    this.n = n;
    this.missed = missed;
    this.events = [...(isWhole ? [] : this.events), ...(missed ?? [])];
    this.sections = { ...sections };
  }
}

const reasonOf = (reply: FromDevice): string => (reply.type === 'refused' ? reply.reason.key : 'done');
