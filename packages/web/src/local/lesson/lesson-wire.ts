import { type Json, reason } from '@starboard/engine';
import type { FromServer } from '@starboard/protocol';
import { Listeners } from '../../wire/listeners.ts';
import { wireOver } from '../../wire/wire-over.ts';
import type { Wire } from '../../wire/wire.ts';

/** A wire on which only what the lesson is about gets through; the rest is refused, kindly. */
export function lessonWire(wire: Wire, isWanted: (answer: Json) => boolean): Wire {
  const refusals = new Listeners<FromServer>();
  return wireOver(wire, {
    send(message) {
      if (message.type !== 'act' || isWanted(message.answer)) return wire.send(message);
      refusals.tell({ type: 'refused', id: message.id, reason: reason('web.lesson.later') });
    },
    onMessage(listener) {
      const stops = [refusals.add(listener), wire.onMessage(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  });
}
