import type { FromClient } from '@starboard/protocol';
import { requestId } from './request-id.ts';
import { wireOver } from './wire-over.ts';
import type { Wire } from './wire.ts';

/** How long after a page has left the others do without: the next may want the same, in a moment. */
const lingering = 2_000;

/** Something to be told of from now on, or no more. */
interface Wish {
  readonly about: string;
  readonly isOn: boolean;
  readonly off: () => FromClient;
}

interface Wished {
  readonly users: Set<object>;
  readonly off: Wish['off'];
}

/** One wire for several users: each has one of their own and closes that. */
class SharedWire {
  readonly wire: Wire;
  readonly #isKept: boolean;
  readonly #users = new Set<object>();
  readonly #wishes = new Map<string, Wished>();
  readonly #hurried = new Set<object>();
  #lingering: ReturnType<typeof setTimeout> | undefined;

  constructor(wire: Wire, isKept: boolean) {
    this.wire = wire;
    this.#isKept = isKept;
  }

  use(): Wire {
    const { wire } = this;
    const user = {};
    const stops: (() => void)[] = [];
    const stopLater = (stop: () => void): (() => void) => {
      stops.push(stop);
      return stop;
    };
    this.#users.add(user);
    return wireOver(wire, {
      send: (message) => this.#isToBeSaid(user, message) && wire.send(message),
      onMessage: (listener) => stopLater(wire.onMessage(listener)),
      onState: (listener) => stopLater(wire.onState(listener)),
      hurry: (isHurried) => this.#hurry(user, isHurried),
      close: () => {
        for (const stop of stops) stop();
        this.#hurry(user, false);
        this.#leave(user);
      },
    });
  }

  /** Something is told as long as a user of the wire still wants to hear of it. */
  #isToBeSaid(user: object, message: FromClient): boolean {
    const wish = wishOf(message);
    if (!wish) return true;
    const { users } = this.#wishes.get(wish.about) ?? { users: new Set() };
    if (wish.isOn) users.add(user);
    else users.delete(user);
    if (users.size > 0) this.#wishes.set(wish.about, { users, off: wish.off });
    else this.#wishes.delete(wish.about);
    return wish.isOn || users.size === 0;
  }

  #hurry(user: object, isHurried: boolean): void {
    if (isHurried) this.#hurried.add(user);
    else this.#hurried.delete(user);
    this.wire.hurry(this.#hurried.size > 0);
  }

  #leave(user: object): void {
    if (!this.#users.delete(user)) return;
    for (const { users } of this.#wishes.values()) users.delete(user);
    clearTimeout(this.#lingering);
    this.#lingering = setTimeout(() => this.#tidyUp(), lingering);
  }

  #tidyUp(): void {
    if (this.#users.size === 0 && !this.#isKept) return this.wire.close();
    for (const [about, { users, off }] of this.#wishes) {
      if (users.size > 0) continue;
      this.#wishes.delete(about);
      this.wire.send(off());
    }
  }
}

/** Null for what is said once and done with. */
function wishOf(message: FromClient): Wish | null {
  if (message.type === 'lobby')
    return { about: 'lobby', isOn: message.on, off: () => ({ type: 'lobby', id: requestId(), on: false }) };
  if (message.type !== 'watch' && message.type !== 'unwatch') return null;
  const { table, type } = message;
  const off = () => ({ type: 'unwatch', id: requestId(), table }) as const;
  return { about: `table ${table}`, isOn: type === 'watch', off };
}

interface SharedSettings {
  /** Whether it stays open while it is not used. */
  readonly isKept?: boolean;
}

/** Gives each caller a wire of their own over one and the same; over a new one once that is closed. */
export function sharedWires(open: () => Wire, { isKept = false }: SharedSettings = {}): () => Wire {
  let shared: SharedWire | null = null;
  return () => {
    if (!shared || shared.wire.state === 'closed') shared = new SharedWire(open(), isKept);
    return shared.use();
  };
}
