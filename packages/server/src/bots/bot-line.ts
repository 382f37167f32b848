import type { BotJob, Owner } from '../bus/topics.ts';
import { unawaited } from '../unawaited.ts';
import { RecentTime } from './recent-time.ts';

interface BotLineSettings {
  /** How many bots can think at a time. */
  readonly threads: number;
  /**
   * Lets the bot think, calls `thought` when it has, and is kept when its answer has been given, or when it is asked
   * no longer.
   */
  readonly work: (job: BotJob, thought: () => void) => Promise<void>;
  readonly failed: (error: unknown) => void;
  /** Milliseconds, by a clock that cannot be set. */
  readonly now?: () => number;
}

/** A decision beyond that is asked for again later. */
const mostWaiting = 1000;

/** In milliseconds: how long a thread waits for the next decision of a turn before it turns to another table. */
const stays = 50;

const keyOf = ({ match, seat, decision, turn = 0 }: BotJob): string => `${match} ${seat} ${decision} ${turn}`;

/** What has been used by those who wait for it: of an address, then of an account, then of a table. */
type Share = readonly [address: number, account: number, table: number];

const isLess = (one: Share, other: Share): boolean => {
  const differs = one.findIndex((used, level) => used !== other[level]);
  return differs >= 0 && (one[differs] ?? 0) < (other[differs] ?? 0);
};

/** By mail no person waits: all such tables together are as one address. */
const byMail: readonly Owner[] = [{ address: '', account: '' }];

/**
 * Where decisions of bots wait for a thread. Whose bots have thought least of late come first, so who asks for very
 * much waits for themselves alone. Nothing of a decision is worked out while it waits, and it waits
 * once, however often it is asked for.
 */
export class BotLine {
  readonly #settings: BotLineSettings;
  readonly #used: RecentTime;
  readonly #now: () => number;
  readonly #waiting = new Map<string, BotJob>();
  readonly #atWork = new Map<string, BotJob>();
  /** What was asked for once more while it was looked at: should it have been found unasked, it is asked now. */
  readonly #again = new Map<string, BotJob>();
  /** Threads that wait for the next decision of a turn, each by the job it has just done. */
  readonly #staying = new Map<BotJob, NodeJS.Timeout>();
  #free: number;

  constructor(settings: BotLineSettings) {
    this.#settings = settings;
    this.#free = settings.threads;
    this.#now = settings.now ?? (() => performance.now());
    this.#used = new RecentTime(this.#now);
  }

  get length(): number {
    return this.#waiting.size;
  }

  add(job: BotJob): void {
    const key = keyOf(job);
    if (this.#atWork.has(key)) this.#again.set(key, job);
    if (this.#waiting.has(key) || this.#atWork.has(key)) return;
    this.#waiting.set(key, job);
    if (this.#waiting.size > mostWaiting) this.#dropLast();
    // the table that a thread waits for is here, or one that comes before it
    for (const done of this.#staying.keys())
      if (done.match === job.match || isLess(this.#shareOf(job), this.#shareOf(done)))
        this.#stopStaying(done);
    this.#next();
  }

  /** Who waits for a bot of this match that is thinking now. */
  ownersAt(match: string): readonly Owner[] {
    for (const job of this.#atWork.values()) if (job.match === match) return job.owners;
    return [];
  }

  /** No table is served any more. */
  close(): void {
    this.#free = Number.NEGATIVE_INFINITY;
    for (const timer of this.#staying.values()) clearTimeout(timer);
    this.#waiting.clear();
  }

  #next(): void {
    while (this.#free > 0) {
      const job = this.#first();
      if (!job) return;
      this.#waiting.delete(keyOf(job));
      unawaited(this.#begin(job), this.#settings.failed);
    }
  }

  async #begin(job: BotJob): Promise<void> {
    this.#free--;
    this.#atWork.set(keyOf(job), job);
    const started = this.#now();
    let isThinking = true;
    const thought = () => {
      if (!isThinking) return;
      isThinking = false;
      this.#charge(job, this.#now() - started);
      this.#release(job);
    };
    try {
      await this.#settings.work(job, thought);
    } finally {
      const key = keyOf(job);
      this.#atWork.delete(key);
      const again = this.#again.get(key);
      this.#again.delete(key);
      // it was asked no longer
      if (isThinking) {
        this.#free++;
        if (again) this.#waiting.set(key, again);
      }
      this.#next();
    }
  }

  /** The thread is free, or waits a moment for the rest of the turn where that would come first anyway. */
  #release(done: BotJob): void {
    const next = this.#first();
    if (next && next.match !== done.match && !isLess(this.#shareOf(next), this.#shareOf(done)))
      this.#staying.set(
        done,
        setTimeout(() => {
          this.#stopStaying(done);
          this.#next();
        }, stays),
      );
    else this.#free++;
    this.#next();
  }

  #stopStaying(done: BotJob): void {
    clearTimeout(this.#staying.get(done));
    if (this.#staying.delete(done)) this.#free++;
  }

  /** Once each, however many people wait at an address, and however many tabs they have. */
  #charge({ match, owners }: BotJob, milliseconds: number): void {
    const used = new Set([`table ${match}`]);
    for (const { address, account } of owners.length > 0 ? owners : byMail)
      used.add(`address ${address}`).add(`account ${account}`);
    for (const key of used) this.#used.add(key, milliseconds);
  }

  /** Where several wait, the one who has used least counts. */
  #shareOf({ match, owners }: BotJob): Share {
    const table = this.#used.of(`table ${match}`);
    const shares = (owners.length > 0 ? owners : byMail).map(
      ({ address, account }): Share => [
        this.#used.of(`address ${address}`),
        this.#used.of(`account ${account}`),
        table,
      ],
    );
    return shares.reduce((least, share) => (isLess(share, least) ? share : least));
  }

  #first(): BotJob | null {
    return this.#pick((share, best) => isLess(share, best));
  }

  #dropLast(): void {
    const last = this.#pick((share, worst) => !isLess(share, worst));
    if (last) this.#waiting.delete(keyOf(last));
  }

  #pick(isBetter: (share: Share, best: Share) => boolean): BotJob | null {
    let picked: BotJob | null = null;
    let best: Share = [0, 0, 0];
    for (const job of this.#waiting.values()) {
      const share = this.#shareOf(job);
      if (picked !== null && !isBetter(share, best)) continue;
      picked = job;
      best = share;
    }
    return picked;
  }
}
