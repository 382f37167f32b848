import type { Viewer } from '@starboard/engine';
import type { LogOf } from '../../log-work/log-job.ts';
import type { LogWork } from '../../log-work/log-work.ts';
import type { Asker } from '../../log-work/work-line.ts';
import type { WholeLog } from './whole-log.ts';

/** What tables show by themselves takes turns as if it came from one address: one player may have very many of them. */
const tables = 'tables';
const mostCharacters = 16 * 1024 * 1024;

/** Whole logs of long matches, made in a thread, once for all who see the same; the latest that were asked for are kept. */
export class WholeLogs {
  readonly #work: LogWork;
  readonly #most: number;
  readonly #kept = new Map<string, WholeLog>();
  #characters = 0;

  constructor(work: LogWork, most = mostCharacters) {
    this.#work = work;
    this.#most = most;
  }

  /** What was made for such a viewer last; it may not go all the way. */
  kept(match: string, viewer: Viewer): WholeLog | null {
    return this.#kept.get(keyOf(match, viewer)) ?? null;
  }

  async make(log: LogOf, viewer: Viewer, last: number, asker?: Asker): Promise<WholeLog> {
    const { match } = log;
    const job = { kind: 'whole-log', ...log, viewer, last } as const;
    const key = keyOf(match, viewer);
    const made = await this.#work.do<'whole-log'>(job, `${key} ${last}`, asker ?? { who: key, from: tables });
    this.keep(match, viewer, made);
    return made;
  }

  keep(match: string, viewer: Viewer, made: WholeLog): void {
    const key = keyOf(match, viewer);
    this.#forget(key);
    this.#kept.set(key, made);
    this.#characters += made.events.length;
    for (const oldest of this.#kept.keys()) {
      if (this.#characters <= this.#most) break;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    this.#characters -= this.#kept.get(key)?.events.length ?? 0;
    this.#kept.delete(key);
  }
}

const keyOf = (match: string, viewer: Viewer): string => `${match} ${viewer}`;
