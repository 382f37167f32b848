import { type Json, reason } from '@starboard/engine';
import type { FromServer } from '@starboard/protocol';
import type { Wire } from '../../wire/wire.ts';

/** A wire on which only what the lesson is about gets through; the rest is refused, kindly. */
export function lessonWire(wire: Wire, isWanted: (answer: Json) => boolean): Wire {
  const listeners = new Set<(message: FromServer) => void>();
  return {
    get state() {
      return wire.state;
    },
    get nextAttempt() {
      return wire.nextAttempt;
    },
    send(message) {
      if (message.type !== 'act' || isWanted(message.answer)) return wire.send(message);
      const refused = { type: 'refused', id: message.id, reason: reason('web.lesson.later') } as const;
      for (const listener of listeners) listener(refused);
    },
    onMessage(listener) {
      listeners.add(listener);
      const stop = wire.onMessage(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    onState: (listener) => wire.onState(listener),
    tryNow: () => wire.tryNow(),
    close: () => wire.close(),
  };
}
