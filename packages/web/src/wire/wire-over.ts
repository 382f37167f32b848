import type { Wire } from './wire.ts';

/** A wire that does some things in a way of its own, and everything else as another one does. */
export const wireOver = (
  wire: Wire,
  own: Partial<Pick<Wire, 'send' | 'onMessage' | 'onState' | 'hurry' | 'close'>>,
): Wire => ({
  get state() {
    return wire.state;
  },
  send: (message) => wire.send(message),
  onMessage: (listener) => wire.onMessage(listener),
  onState: (listener) => wire.onState(listener),
  tryNow: () => wire.tryNow(),
  hurry: (isHurried) => wire.hurry(isHurried),
  close: () => wire.close(),
  ...own,
});
