import type { Seat } from '@starboard/engine';
import { type Held, topics } from '../../bus/topics.ts';
import type { DueWork } from '../due/due-work.ts';
import { putOffByHold } from '../due/put-off.ts';
import type { RoomServices } from '../match-services.ts';
import type { Audience } from '../telling/audience.ts';
import type { LiveMatch } from './live-match.ts';

/** As much of a room as holding a moment takes. */
interface HeldRoom {
  readonly id: string;
  readonly audience: Audience;
  readonly current: LiveMatch | null;
  visit<T>(look: (live: LiveMatch) => T | Promise<T>): Promise<T>;
  goOn(live: LiveMatch): Promise<void>;
}

/** Players who want the others to wait for them, here and at the other nodes. */
export class Holding {
  readonly #services: RoomServices;
  readonly #room: HeldRoom;
  readonly #due: DueWork;

  constructor(services: RoomServices, room: HeldRoom, due: DueWork) {
    this.#services = services;
    this.#room = room;
    this.#due = due;
  }

  /** A player wants others to wait for them before they go on, or no longer; false where there is nothing to hold. */
  hold(seat: Seat, on: boolean): Promise<boolean> {
    return this.#room.visit(async (live) => {
      if (!live.hold(seat, on)) return false;
      const { bus, node, isAlone, store } = this.#services;
      if (!isAlone) bus.publish(topics.hold(this.#room.id), { node, from: live.run.from, seat, on });
      await putOffByHold(store, live, this.#due.dueAt(live));
      await this.#room.goOn(live);
      this.#room.audience.tellClocks(live);
      return true;
    });
  }

  /** A player at another node does. */
  async hear({ node, from, seat, on }: Held): Promise<void> {
    if (node === this.#services.node || !this.#room.current) return;
    await this.#room.visit((live) => {
      if (live.run.from !== from || !live.hold(seat, on)) return;
      this.#due.setAlarm(live);
      this.#room.audience.tellClocks(live);
    });
  }
}
