import type { Rooms } from '../matches/rooms.ts';
import type { Log } from '../operations/log.ts';
import type { MatchStore } from '../store/match-store.ts';
import { Chore, type ChoreSettings } from './chore.ts';

interface SweeperServices {
  readonly matches: MatchStore;
  readonly rooms: Rooms;
  readonly now: () => number;
  readonly log: Log;
  /** What else has to be looked after now and then. */
  readonly chores: readonly ChoreSettings[];
}

const everyLook = 250;
const mostAtOnce = 100;
/** How long another node leaves a match alone that this one looks after. */
const claimedFor = 5_000;

/** Looks for what is due in the database: whichever node is alive finds it, and the first one does it. */
export class Sweeper {
  readonly #services: SweeperServices;
  readonly #chores: readonly Chore[];

  constructor(services: SweeperServices) {
    this.#services = services;
    const look = { name: 'looking for what is due', every: everyLook, run: () => this.#look() };
    this.#chores = [look, ...services.chores].map((chore) => new Chore(chore, services.log));
  }

  close(): void {
    for (const chore of this.#chores) chore.close();
  }

  async #look(): Promise<void> {
    const { matches, rooms, now } = this.#services;
    for (const id of await matches.due(now(), mostAtOnce)) {
      if (await matches.claimDue(id, now(), now() + claimedFor)) await rooms.wake(id);
    }
  }
}
