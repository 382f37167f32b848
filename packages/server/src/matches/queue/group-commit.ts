import type { Append, MatchStore } from '../../store/match-store.ts';
import { unawaited } from '../../unawaited.ts';

interface Waiting {
  readonly append: Append;
  readonly settle: (written: boolean) => void;
  readonly fail: (error: unknown) => void;
}

/** However much keeps coming, no input is kept waiting for longer. */
const mostTurns = 6;

/**
 * Everything that came while the disk was busy is written in one transaction: the more there is to do, the less
 * each of it costs, and no input waits for more than two writes.
 */
export class GroupCommit {
  readonly #store: Pick<MatchStore, 'append'>;
  readonly #onBatch: (size: number, milliseconds: number) => void;
  readonly #failed: (error: unknown) => void;
  #waiting: Waiting[] = [];
  #isWriting = false;

  constructor(
    store: Pick<MatchStore, 'append'>,
    onBatch: (size: number, milliseconds: number) => void,
    failed: (error: unknown) => void,
  ) {
    this.#store = store;
    this.#onBatch = onBatch;
    this.#failed = failed;
  }

  append(append: Append): Promise<boolean> {
    return new Promise((settle, fail) => {
      this.#waiting.push({ append, settle, fail });
      if (!this.#isWriting) this.#writeSoon();
    });
  }

  /** As long as each turn of the event loop brings more, that goes along; and who is waiting for news hears it first. */
  #writeSoon(turn = 1, known = 0): void {
    this.#isWriting = true;
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
    try {
      const written = await this.#store.append(batch.map(({ append }) => append));
      this.#onBatch(batch.length, performance.now() - started);
      for (const [index, { settle }] of batch.entries()) settle(written[index] === true);
    } catch (error) {
      for (const { fail } of batch) fail(error);
    }
    if (this.#waiting.length > 0) this.#writeSoon();
    else this.#isWriting = false;
  }
}
