import type { FromClient } from '@starboard/protocol';
import { SocketWire } from './socket-wire.ts';
import type { Wire } from './wire.ts';

/** How long the socket stays open when nobody uses it: the next page will, in a moment. */
const lingering = 2_000;

/** One socket for all who ask for one; each gets a wire of their own and closes that. */
export class SharedSocket {
  readonly #open: () => Wire;
  readonly #users = new Set<object>();
  /** Who wants to hear of which table. */
  readonly #watching = new Map<string, Set<object>>();
  #wire: Wire | null = null;
  #lingering: ReturnType<typeof setTimeout> | null = null;

  constructor(open: () => Wire) {
    this.#open = open;
  }

  use(): Wire {
    if (this.#lingering) clearTimeout(this.#lingering);
    if (!this.#wire || this.#wire.state === 'closed') this.#wire = this.#open();
    const wire = this.#wire;
    const user = {};
    const stops: (() => void)[] = [];
    this.#users.add(user);
    const stopLater = (stop: () => void): (() => void) => {
      stops.push(stop);
      return stop;
    };
    return {
      get state() {
        return wire.state;
      },
      get nextAttempt() {
        return wire.nextAttempt;
      },
      send: (message) => this.#isWanted(user, message) && wire.send(message),
      onMessage: (listener) => stopLater(wire.onMessage(listener)),
      onState: (listener) => stopLater(wire.onState(listener)),
      tryNow: () => wire.tryNow(),
      close: () => {
        for (const stop of stops) stop();
        this.#leave(user, wire);
      },
    };
  }

  /** A table is watched as long as anybody here still wants to. */
  #isWanted(user: object, message: FromClient): boolean {
    if (message.type !== 'watch' && message.type !== 'unwatch') return true;
    const watchers = this.#watching.get(message.table) ?? new Set();
    this.#watching.set(message.table, watchers);
    if (message.type === 'watch') watchers.add(user);
    else watchers.delete(user);
    return message.type === 'watch' || watchers.size === 0;
  }

  #leave(user: object, wire: Wire): void {
    if (!this.#users.delete(user)) return;
    for (const watchers of this.#watching.values()) watchers.delete(user);
    if (this.#users.size > 0) return;
    this.#lingering = setTimeout(() => {
      wire.close();
      this.#wire = null;
      this.#watching.clear();
    }, lingering);
  }
}

const shared = new SharedSocket(() => {
  const { protocol, host } = location;
  return new SocketWire({ url: `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/socket` });
});

/** The wire to the server. Close it when it is no longer needed; the socket itself is shared. */
export const openSocketWire = (): Wire => shared.use();
