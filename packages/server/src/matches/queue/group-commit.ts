import type { Append, MatchStore } from '../../store/match-store.ts';
import { unawaited } from '../../unawaited.ts';

interface Waiting {
  readonly append: Append;
  /** It is one of many in real time: a moment more does not matter. */
  readonly canWait: boolean;
  readonly settle: (written: boolean) => void;
  readonly fail: (error: unknown) => void;
}

/** However much keeps coming, no input is kept waiting for longer. */
const mostTurns = 6;

/** In milliseconds from one write to the next, where all that is to be written can wait. */
const gatheredFor = 3;

/**
 * Everything that came while the disk was busy is written in one transaction: the more there is to do, the less
 * each of it costs, and no input waits for more than two writes. In real time inputs come singly, hundreds a second,
 * and a quick disk would be done with each before the next: they can wait a moment for others.
 */
export class GroupCommit {
  readonly #store: Pick<MatchStore, 'append'>;
  readonly #onBatch: (size: number, milliseconds: number) => void;
  readonly #failed: (error: unknown) => void;
  #waiting: Waiting[] = [];
  #isWriting = false;
  #startedAt = Number.NEGATIVE_INFINITY;
  /** Until then those that can wait do so; null: none does. */
  #gathering: NodeJS.Timeout | null = null;

  constructor(
    store: Pick<MatchStore, 'append'>,
    onBatch: (size: number, milliseconds: number) => void,
    failed: (error: unknown) => void,
  ) {
    this.#store = store;
    this.#onBatch = onBatch;
    this.#failed = failed;
  }

  append(append: Append, canWait = false): Promise<boolean> {
    return new Promise((settle, fail) => {
      this.#waiting.push({ append, canWait, settle, fail });
      if (!this.#isWriting) this.#begin();
      else if (!canWait) this.#hurry();
    });
  }

  #begin(): void {
    this.#isWriting = true;
    const rest = gatheredFor - (performance.now() - this.#startedAt);
    if (rest <= 0 || this.#waiting.some(({ canWait }) => !canWait)) return this.#writeSoon();
    this.#gathering = setTimeout(() => this.#hurry(), rest);
  }

  /** Those that gather wait no longer. */
  #hurry(): void {
    if (this.#gathering === null) return;
    clearTimeout(this.#gathering);
    this.#gathering = null;
    this.#writeSoon();
  }

  /** As long as each turn of the event loop brings more, that goes along; and who is waiting for news hears it first. */
  #writeSoon(turn = 1, known = 0): void {
    setImmediate(() => {
      const isMoreComing = this.#waiting.length > known && turn < mostTurns;
      if (isMoreComing) this.#writeSoon(turn + 1, this.#waiting.length);
      else unawaited(this.#write(), this.#failed);
    });
  }

  async #write(): Promise<void> {
    const batch = this.#waiting;
    this.#waiting = [];
    const started = performance.now();
    this.#startedAt = started;
    try {
      const written = await this.#store.append(batch.map(({ append }) => append));
      this.#onBatch(batch.length, performance.now() - started);
      for (const [index, { settle }] of batch.entries()) settle(written[index] === true);
    } catch (error) {
      for (const { fail } of batch) fail(error);
    }
    if (this.#waiting.length > 0) this.#begin();
    else this.#isWriting = false;
  }
}
