import { availableParallelism } from 'node:os';
import type { Worker, WorkerOptions } from 'node:worker_threads';
import type { Json, Pause } from '@starboard/engine';
import { answerOf, type BotDecision, takeUp, type TakenUp, taskOf, type Thought } from '@starboard/host';
import { goingDown } from '../refused.ts';
import { startWorker } from '../starting-threads.ts';
import { BotThread } from './bot-thread.ts';

export interface BotCrewSettings {
  /** Threads, started as they are needed. */
  readonly size?: number;
  /** Milliseconds for an answer. */
  readonly limit?: number;
  readonly start?: (options: WorkerOptions) => Worker;
  /** Is told why a bot did not answer by itself. */
  readonly report?: (error: unknown) => void;
  /** Whether the bot answered by itself or something was answered in its place, and after how long. */
  readonly onDecided?: (result: 'decided' | 'replaced', seconds: number) => void;
}

/** An environment of its own, without the passwords in ours; and a bot that wants more memory fails alone. */
const cell: WorkerOptions = { env: {}, resourceLimits: { maxOldGenerationSizeMb: 256 } };

const startBotWorker = (options: WorkerOptions): Worker =>
  startWorker(import.meta.url, './bot-worker.ts', null, options);

/**
 * Threads that play bots. A decision gets a legal answer even if its thread dies; and no thread is ever given
 * anything that its seat does not know.
 */
export class BotCrew {
  /** How many bots can think at a time. */
  readonly size: number;
  readonly #limit: number;
  readonly #settings: BotCrewSettings;
  readonly #threads = new Set<BotThread>();
  readonly #idle: BotThread[] = [];
  readonly #waiting: { resolve(thread: BotThread): void; reject(error: Error): void }[] = [];
  #isOpen = true;

  constructor(settings: BotCrewSettings = {}) {
    this.size = Math.max(1, settings.size ?? availableParallelism() - 1);
    this.#limit = settings.limit ?? 10_000;
    this.#settings = settings;
  }

  /** Rejects only when the seat is not asked, or the crew has been sent home. */
  async decide(decision: BotDecision): Promise<Json | Pause> {
    const asked = takeUp(decision);
    const thread = await this.#take();
    const started = performance.now();
    let result: 'decided' | 'replaced' = 'decided';
    const answer = answerOf(asked, await this.#thought(thread, asked), (error) => {
      result = 'replaced';
      this.#settings.report?.(error);
    });
    this.#settings.onDecided?.(result, (performance.now() - started) / 1000);
    return answer;
  }

  async #thought(thread: BotThread, asked: TakenUp): Promise<Thought> {
    try {
      return { answer: await thread.answer(taskOf(asked), this.#limit) };
    } catch (failed) {
      if (!this.#isOpen) throw failed;
      return { failed };
    } finally {
      this.#putBack(thread);
    }
  }

  async close(): Promise<void> {
    this.#isOpen = false;
    for (const { reject } of this.#waiting.splice(0)) reject(goingDown());
    await Promise.all([...this.#threads].map((thread) => thread.end(goingDown())));
  }

  async #take(): Promise<BotThread> {
    if (!this.#isOpen) throw goingDown();
    const idle = this.#idle.pop();
    if (idle?.isAlive) return idle;
    if (idle) this.#threads.delete(idle);
    if (this.#threads.size < this.size) return this.#hire();
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
  }

  #putBack(thread: BotThread): void {
    if (!thread.isAlive) this.#threads.delete(thread);
    const next = this.#waiting.shift();
    if (next) next.resolve(thread.isAlive ? thread : this.#hire());
    else if (thread.isAlive) this.#idle.push(thread);
  }

  #hire(): BotThread {
    const thread = new BotThread((this.#settings.start ?? startBotWorker)(cell));
    this.#threads.add(thread);
    return thread;
  }
}
