import type { FromServer, TableSummary } from '@starboard/protocol';
import { afterGap } from '../../bus/after-gap.ts';
import type { Bus } from '../../bus/bus.ts';
import { topics } from '../../bus/topics.ts';
import type { Store } from '../../store/store.ts';
import { unawaited } from '../../unawaited.ts';
import { changedSince, listedAmong } from './lists.ts';

/** What has changed in the list of public tables: those that stand in it now, and those that do not any more. */
export interface ListNews {
  readonly tables: readonly TableSummary[];
  readonly gone: readonly string[];
}

/** `text`: the news as all sockets are told it. */
type Listener = (news: ListNews, text: string) => void;

interface ListServices {
  readonly store: Store;
  readonly bus: Bus;
  readonly now: () => number;
  readonly failed: (error: unknown) => void;
  /** Milliseconds between two pieces of news. */
  readonly pause?: number;
}

const mostAtOnce = 200;
/** How far the clocks of two nodes may be apart, and a notice be late. */
const doubt = 60_000;

/** The list of public tables as it changes. One query serves all who listen, however many tables have changed. */
export class LiveList {
  readonly #services: ListServices;
  readonly #listeners = new Set<Listener>();
  readonly #changed = new Set<string>();
  #stop: (() => void)[] = [];
  #timer: NodeJS.Timeout | null = null;
  /** When everything that had changed was known. */
  #lookedAt = 0;

  constructor(services: ListServices) {
    this.#services = services;
  }

  /** Tells of changes from now on, until the function it gives back is called. */
  listen(listener: Listener): () => void {
    if (this.#listeners.size === 0) this.#open();
    this.#listeners.add(listener);
    return () => {
      if (this.#listeners.delete(listener) && this.#listeners.size === 0) this.close();
    };
  }

  close(): void {
    for (const stop of this.#stop) stop();
    this.#stop = [];
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#changed.clear();
    this.#listeners.clear();
  }

  #open(): void {
    const { bus, now, failed } = this.#services;
    this.#lookedAt = now();
    this.#stop = [
      bus.subscribe(topics.lobby, (message) => this.#note([message.id])),
      afterGap(bus, () => this.#catchUp(), failed),
    ];
  }

  #note(ids: readonly string[]): void {
    for (const id of ids) this.#changed.add(id);
    if (this.#changed.size === 0 || this.#timer) return;
    this.#timer = setTimeout(
      () => unawaited(this.#tell(), this.#services.failed),
      this.#services.pause ?? 250,
    );
    this.#timer.unref();
  }

  async #tell(): Promise<void> {
    const ids = [...this.#changed].slice(0, mostAtOnce);
    for (const id of ids) this.#changed.delete(id);
    try {
      const tables = await listedAmong(this.#services.store, ids);
      const listed = new Set(tables.map(({ id }) => id));
      this.#tellAll({ tables, gone: ids.filter((id) => !listed.has(id)) });
    } catch (error) {
      for (const id of ids) this.#changed.add(id);
      this.#services.failed(error);
    }
    this.#timer = null;
    if (this.#listeners.size > 0) this.#note([]);
  }

  #tellAll(news: ListNews): void {
    const text = JSON.stringify({ type: 'lobby', ...news } satisfies FromServer);
    for (const listener of this.#listeners) {
      try {
        listener(news, text);
      } catch (error) {
        this.#services.failed(error);
      }
    }
  }

  /** Notices may have been lost: the database knows what has changed meanwhile. */
  async #catchUp(): Promise<void> {
    const at = this.#services.now();
    // what was heard since does not tell what was not
    this.#note(await changedSince(this.#services.store, this.#lookedAt - doubt));
    this.#lookedAt = at;
  }
}
