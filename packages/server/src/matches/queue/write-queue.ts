import { goingDown, Refused } from '../../refused.ts';
import { unawaited } from '../../unawaited.ts';

/** What came of a wish in memory. */
export interface Tried<Entry, Answer> {
  /** What is to be written of it; null where there is nothing to write. */
  readonly entry: Entry | null;
  /** What its sender hears once all that was tried with it is written. */
  readonly answer: Answer;
}

/** What a queue is given: how its one thing is loaded, changed and written. */
export interface WriteSteps<Thing, Wish, Entry, Answer> {
  /** The thing as the database has it. */
  load(): Promise<Thing>;
  /** Carries a wish out in memory. */
  tryOut(thing: Thing, wish: Wish): Tried<Entry, Answer> | Promise<Tried<Entry, Answer>>;
  /** Adds what follows at once from these, to be written and told with them. */
  follow(thing: Thing, entries: Entry[]): void;
  /** Makes it durable; false when another node was first. */
  write(thing: Thing, entries: readonly Entry[]): Promise<boolean>;
  /** It is durable, and may be told. */
  written(thing: Thing, entries: readonly Entry[]): void;
  failed(error: unknown): void;
}

interface Waiting<Wish, Answer> {
  readonly wish: Wish;
  readonly settle: (answer: Answer) => void;
  readonly fail: (error: unknown) => void;
}

const mostAtOnce = 64;
const mostAttempts = 12;
const firstPause = 50;

/**
 * Where the wishes for one thing queue up: first written, then told. Wishes that wait together are tried together and
 * written in one go. What is in memory runs ahead of the database only while it is being written: if that fails,
 * memory is thrown away. Knows nothing of what it queues.
 */
export class WriteQueue<Thing, Wish, Entry, Answer> {
  readonly #steps: WriteSteps<Thing, Wish, Entry, Answer>;
  #thing: Thing | null = null;
  readonly #waiting: Waiting<Wish, Answer>[] = [];
  readonly #visits: (() => Promise<void>)[] = [];
  #isBusy = false;
  /** Kept when nothing waits any more. */
  #served: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(steps: WriteSteps<Thing, Wish, Entry, Answer>) {
    this.#steps = steps;
  }

  get isIdle(): boolean {
    return !this.#isBusy;
  }

  /** What is in memory now; it may be ahead of the database by what is being written. */
  get current(): Thing | null {
    return this.#thing;
  }

  /** Answered when what came of it is durable. */
  ask(wish: Wish): Promise<Answer> {
    if (this.#isClosed) return Promise.reject(goingDown());
    return new Promise((settle, fail) => {
      this.#waiting.push({ wish, settle, fail });
      this.#serveSoon();
    });
  }

  /** Looks at the thing when nothing of it is being written: no visitor sees what may yet fail. */
  visit<Seen>(look: (thing: Thing) => Seen | Promise<Seen>): Promise<Seen> {
    return new Promise((settle, fail) => {
      this.#visits.push(async () => {
        try {
          settle(await look(await this.#open()));
        } catch (error) {
          fail(error);
        }
      });
      this.#serveSoon();
    });
  }

  /** Memory may be behind the database: the next wish or visit loads it anew. */
  forget(): void {
    this.#thing = null;
  }

  /** Takes no more wishes; kept when those it has taken are written. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#served;
  }

  #serveSoon(): void {
    if (this.#isBusy) return;
    this.#isBusy = true;
    this.#served = this.#serve();
    unawaited(this.#served, this.#steps.failed);
  }

  async #open(): Promise<Thing> {
    this.#thing ??= await this.#steps.load();
    return this.#thing;
  }

  async #serve(): Promise<void> {
    while (this.#waiting.length > 0 || this.#visits.length > 0) {
      for (const visit of this.#visits.splice(0)) await visit();
      const batch = this.#waiting.splice(0, mostAtOnce);
      try {
        if (batch.length > 0) await this.#serveBatch(batch);
      } catch (error) {
        this.#thing = null;
        for (const { fail } of batch) fail(error);
      }
    }
    this.#isBusy = false;
  }

  async #serveBatch(batch: readonly Waiting<Wish, Answer>[]): Promise<void> {
    for (let attempt = 0; attempt < mostAttempts; attempt++) {
      try {
        if (await this.#attempt(batch)) return;
        this.#thing = null;
      } catch (error) {
        // whether it was written is unknown: the log will tell, once the database answers again
        this.#thing = null;
        if (error instanceof Refused) throw error;
        if (attempt === mostAttempts - 1) throw new Refused(503, 'server.unavailable', 5);
        await new Promise((done) => setTimeout(done, firstPause * 2 ** Math.min(attempt, 6)));
      }
    }
    throw new Refused(503, 'server.busy', 1);
  }

  /** False when another node was first. */
  async #attempt(batch: readonly Waiting<Wish, Answer>[]): Promise<boolean> {
    const thing = this.#thing ?? (await this.#open());
    const entries: Entry[] = [];
    const answers: Answer[] = [];
    for (const { wish } of batch) {
      const trial = this.#steps.tryOut(thing, wish);
      // nearly always there is nothing to wait for
      const { entry, answer } = trial instanceof Promise ? await trial : trial;
      if (entry !== null) entries.push(entry);
      answers.push(answer);
    }
    if (entries.length > 0) {
      this.#steps.follow(thing, entries);
      if (!(await this.#steps.write(thing, entries))) return false;
      this.#steps.written(thing, entries);
    }
    for (let index = 0; index < batch.length; index++) batch[index]?.settle(answers[index] as Answer);
    return true;
  }
}
