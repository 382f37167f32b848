import type { Reason } from '@starboard/engine';
import type { Asked, Taken } from '@starboard/host';
import type { Asker } from '../log-work/work-line.ts';
import { goingDown, Refused } from '../refused.ts';
import { unawaited } from '../unawaited.ts';
import type { Sender } from './audience.ts';
import type { LiveMatch } from './live-match.ts';

/** Something that is to happen to a match. */
export interface Wish extends Asked {
  /** Of going back: the latest input that those who wish for it had seen. */
  readonly since?: number;
  /** Of going back: whom the work that it takes counts for. */
  readonly asker?: Asker;
  readonly receivedAt: number;
  readonly sender: Sender | null;
}

export type Granted =
  | { readonly accepted: true /** It had been carried out before. */; readonly isRepeated: boolean }
  | { readonly accepted: false; readonly reason: Reason };

/** One input that has been taken in memory, and what goes into the log with it. */
export interface Entry {
  readonly wish: Wish;
  readonly taken: Taken;
}

/** What became of a wish in memory. */
export type Trial = Taken | { readonly refused: Reason };

/** What a desk needs of the keeper. */
export interface DeskWork {
  /** The match as the database has it. */
  load(): Promise<LiveMatch>;
  take(live: LiveMatch, wish: Wish, at: number): Trial | Promise<Trial>;
  /** Makes it durable; false when another node was first. */
  write(live: LiveMatch, after: number, entries: readonly Entry[]): Promise<boolean>;
  /** It is durable: tell everybody. */
  tell(live: LiveMatch, after: number, entries: readonly Entry[]): void;
  failed(error: unknown): void;
}

interface Waiting {
  readonly wish: Wish;
  readonly settle: (granted: Granted) => void;
  readonly fail: (error: unknown) => void;
}

const mostAtOnce = 64;
const mostAttempts = 12;
const firstPause = 50;

/**
 * Where the wishes for one match queue up. Those that wait together are taken together and written in one go. What
 * is in memory runs ahead of the database only while it is being written: if that fails, memory is thrown away.
 */
export class Desk {
  private readonly work: DeskWork;
  private live: LiveMatch | null = null;
  private waiting: Waiting[] = [];
  private visits: (() => Promise<void>)[] = [];
  private isBusy = false;
  private isClosed = false;

  constructor(work: DeskWork) {
    this.work = work;
  }

  get isIdle(): boolean {
    return !this.isBusy;
  }

  /** What is in memory now; it may be ahead of the database by what is being written. */
  get current(): LiveMatch | null {
    return this.live;
  }

  /** Takes no more wishes; gives back when those it has taken are written. */
  async close(): Promise<void> {
    this.isClosed = true;
    while (this.waiting.length > 0) await this.visit(() => undefined);
  }

  ask(wish: Wish): Promise<Granted> {
    if (this.isClosed) return Promise.reject(goingDown());
    return new Promise((settle, fail) => {
      this.waiting.push({ wish, settle, fail });
      if (!this.isBusy) unawaited(this.serve(), this.work.failed);
    });
  }

  /** Looks at the match when nothing of it is being written: nobody is told what may yet fail. */
  visit<T>(look: (live: LiveMatch) => T | Promise<T>): Promise<T> {
    return new Promise<T>((settle, fail) => {
      this.visits.push(async () => {
        try {
          settle(await look(await this.open()));
        } catch (error) {
          fail(error);
        }
      });
      if (!this.isBusy) unawaited(this.serve(), this.work.failed);
    });
  }

  private async open(): Promise<LiveMatch> {
    this.live ??= await this.work.load();
    return this.live;
  }

  /** Memory may be behind: the next one to ask gets it from the database. */
  forget(): void {
    this.live = null;
  }

  private async serve(): Promise<void> {
    this.isBusy = true;
    while (this.waiting.length > 0 || this.visits.length > 0) {
      for (const visit of this.visits.splice(0)) await visit();
      const batch = this.waiting.splice(0, mostAtOnce);
      try {
        if (batch.length > 0) await this.serveBatch(batch);
      } catch (error) {
        this.live = null;
        for (const { fail } of batch) fail(error);
      }
    }
    this.isBusy = false;
  }

  private async serveBatch(batch: readonly Waiting[]): Promise<void> {
    for (let attempt = 0; attempt < mostAttempts; attempt++) {
      try {
        const live = this.live ?? (await this.open());
        const after = live.seq;
        const entries: Entry[] = [];
        const answers: Granted[] = [];
        for (const { wish } of batch) {
          const trial = this.take(live, wish);
          // nearly always there is nothing to wait for
          const taken = trial instanceof Promise ? await trial : trial;
          if (taken && !('refused' in taken)) entries.push({ wish, taken });
          answers.push(answerTo(taken));
        }
        if (entries.length > 0 && !(await this.work.write(live, after, entries))) {
          this.live = null;
          continue;
        }
        if (entries.length > 0) this.work.tell(live, after, entries);
        for (let index = 0; index < batch.length; index++) batch[index]?.settle(answers[index] as Granted);
        return;
      } catch (error) {
        // whether it was written is unknown: the log will tell, once the database answers again
        this.live = null;
        if (error instanceof Refused) throw error;
        if (attempt === mostAttempts - 1) throw new Refused(503, 'server.unavailable', 5);
        await new Promise((done) => setTimeout(done, firstPause * 2 ** Math.min(attempt, 6)));
      }
    }
    throw new Refused(503, 'server.busy', 1);
  }

  /** Null for a wish that was carried out before. */
  private take(live: LiveMatch, wish: Wish): Trial | Promise<Trial> | null {
    if (wish.request !== null && live.requests.has(wish.request)) return null;
    return this.work.take(live, wish, Math.max(live.latestAt, wish.receivedAt));
  }
}

const answerTo = (taken: Trial | null): Granted =>
  taken && 'refused' in taken
    ? { accepted: false, reason: taken.refused }
    : { accepted: true, isRepeated: taken === null };
