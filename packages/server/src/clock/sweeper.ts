import { setInterval } from 'node:timers';
import type { MatchKeeper } from '../matches/match-keeper.ts';
import type { MatchStore } from '../store/match-store.ts';

interface Doors {
  readonly matches: MatchStore;
  readonly keeper: MatchKeeper;
  readonly now: () => number;
  readonly failed: (error: unknown) => void;
  /** What else has to be looked after now and then. */
  readonly chores: readonly { readonly every: number; run(): Promise<unknown> }[];
}

const everyLook = 250;
const mostAtOnce = 100;
/** How long another node leaves a match alone that this one looks after. */
const claimedFor = 5_000;

/** Looks for what is due in the database: whichever node is alive finds it, and the first one does it. */
export class Sweeper {
  readonly #doors: Doors;
  readonly #timers: NodeJS.Timeout[];
  #isLooking = false;

  constructor(doors: Doors) {
    this.#doors = doors;
    const chores = doors.chores.map(({ every, run }) =>
      setInterval(() => void run().catch((error: unknown) => doors.failed(error)), every),
    );
    this.#timers = [setInterval(() => void this.#look(), everyLook), ...chores];
    for (const timer of this.#timers) timer.unref();
  }

  close(): void {
    for (const timer of this.#timers) clearInterval(timer);
  }

  async #look(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    const { matches, keeper, now, failed } = this.#doors;
    try {
      for (const id of await matches.due(now(), mostAtOnce)) {
        if (await matches.claimDue(id, now(), now() + claimedFor)) await keeper.wake(id);
      }
    } catch (error) {
      failed(error);
    }
    this.#isLooking = false;
  }
}
