import { Refused } from '../refused.ts';
import { unawaited } from '../unawaited.ts';

/** Who asks for work: whom it counts for, and whether they still wait for it. */
export interface Asker {
  /** One of those who share an address, or a match. */
  readonly who: string;
  /** What is shared: no two of these wait for each other's many. */
  readonly from: string;
  readonly gone?: AbortSignal;
}

export interface LineSettings {
  /** How much is under way at a time. */
  readonly atOnce: number;
  readonly mostWaiting: number;
  readonly mostWaitingFrom: number;
  readonly mostWaitingEach: number;
}

interface Work {
  readonly key: string;
  readonly asker: Asker;
  readonly run: () => Promise<unknown>;
  readonly done: Promise<unknown>;
  readonly settle: (answer: unknown) => void;
  readonly fail: (error: unknown) => void;
  /** How many still wait for it. */
  wanted: number;
}

/**
 * A line with an end, for work that is dear. All who ask for the same get what was made once; those from different
 * places take turns, however many wait at one of them; and what no asker waits for any longer is not done.
 */
export class WorkLine {
  readonly #settings: LineSettings;
  /** Waiting or under way. */
  readonly #works = new Map<string, Work>();
  /** What waits, by where it came from; the first of these is next. */
  readonly #lines = new Map<string, Work[]>();
  #waiting = 0;
  #underWay = 0;

  constructor(settings: LineSettings) {
    this.#settings = settings;
  }

  get waiting(): number {
    return this.#waiting;
  }

  /** `key` says all that the answer depends on. Refused where too many wait already. */
  async do<Answer>(key: string, asker: Asker, run: () => Promise<Answer>): Promise<Answer> {
    const work = this.#works.get(key) ?? this.#queue(key, asker, run);
    work.wanted++;
    const leave = () => this.#leave(work);
    asker.gone?.addEventListener('abort', leave, { once: true });
    try {
      return (await work.done) as Answer;
    } finally {
      asker.gone?.removeEventListener('abort', leave);
    }
  }

  #queue(key: string, asker: Asker, run: () => Promise<unknown>): Work {
    const { mostWaiting, mostWaitingFrom, mostWaitingEach } = this.#settings;
    const line = this.#lines.get(asker.from) ?? [];
    const own = line.filter(({ asker: { who } }) => who === asker.who).length;
    if (this.#waiting >= mostWaiting || line.length >= mostWaitingFrom || own >= mostWaitingEach)
      throw busy();
    const { promise: done, resolve: settle, reject: fail } = promised();
    const work: Work = { key, asker, run, done, settle, fail, wanted: 0 };
    this.#works.set(key, work);
    this.#lines.set(asker.from, [...line, work]);
    this.#waiting++;
    // an asker who wants the same in this very moment still finds it
    queueMicrotask(() => this.#goOn());
    return work;
  }

  #goOn(): void {
    while (this.#underWay < this.#settings.atOnce) {
      const [from, line] = this.#lines.entries().next().value ?? [];
      const work = line?.[0];
      if (from === undefined || !work) return;
      this.#take(work);
      // those from elsewhere come first now
      const rest = this.#lines.get(from);
      if (rest && this.#lines.delete(from)) this.#lines.set(from, rest);
      unawaited(this.#carryOut(work), work.fail);
    }
  }

  async #carryOut(work: Work): Promise<void> {
    this.#underWay++;
    try {
      work.settle(await work.run());
    } catch (error) {
      work.fail(error);
    } finally {
      this.#underWay--;
      this.#works.delete(work.key);
      this.#goOn();
    }
  }

  #leave(work: Work): void {
    work.wanted--;
    if (work.wanted > 0 || !this.#take(work)) return;
    this.#works.delete(work.key);
    work.fail(busy());
  }

  /** Out of its line; false when it was not in one. */
  #take(work: Work): boolean {
    const line = this.#lines.get(work.asker.from) ?? [];
    if (!line.includes(work)) return false;
    const rest = line.filter((other) => other !== work);
    if (rest.length > 0) this.#lines.set(work.asker.from, rest);
    else this.#lines.delete(work.asker.from);
    this.#waiting--;
    return true;
  }
}

const busy = (): Refused => new Refused(503, 'server.record.busy', 5);

function promised() {
  let resolve: (answer: unknown) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<unknown>((settle, fail) => {
    resolve = settle;
    reject = fail;
  });
  // who asked may be gone by then
  promise.catch(() => undefined);
  return { promise, resolve, reject };
}
