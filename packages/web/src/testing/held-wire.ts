import type { FromClient, FromServer } from '@starboard/protocol';
import { Listeners } from '../wire/listeners.ts';
import type { Wire, WireState } from '../wire/wire.ts';

/** A wire whose other end the test holds. */
export function heldWire() {
  const messages = new Listeners<FromServer>();
  const states = new Listeners<WireState>();
  const said: FromClient[] = [];
  const hurries: boolean[] = [];
  let state: WireState = 'connecting';
  const wire: Wire = {
    get state() {
      return state;
    },
    send: (message) => said.push(message),
    onMessage: messages.add,
    onState: states.add,
    tryNow: () => undefined,
    hurry: (isHurried) => hurries.push(isHurried),
    close: () => {
      state = 'closed';
    },
  };
  return {
    wire,
    said,
    hurries,
    hears: (message: FromServer) => messages.tell(message),
    turns: (to: WireState) => {
      state = to;
      states.tell(to);
    },
    /** The id of the latest thing said. */
    latest: () => said.at(-1)?.id ?? '',
  };
}
