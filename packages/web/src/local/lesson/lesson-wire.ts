import { type Prompt, reason } from '@starboard/engine';
import type { FromServer } from '@starboard/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { Listeners } from '../../wire/listeners.ts';
import { wireOver } from '../../wire/wire-over.ts';
import type { Wire } from '../../wire/wire.ts';
import { currentStep, isTaken, type LessonScript, type LessonSight, standsStill } from './lesson-script.ts';

/** Names of the steps that the pupil has read. */
export type LessonReading = StoreApi<{ readonly read: ReadonlySet<string> }>;

export const newReading = (): LessonReading => createStore(() => ({ read: new Set<string>() }));

/**
 * A wire on which only what the lesson is about gets through; the rest is refused, kindly. What happens while there
 * is something to read comes after it.
 */
export function lessonWire(wire: Wire, script: LessonScript, reading: LessonReading): Wire {
  const heard = new Listeners<FromServer>();
  const waiting: FromServer[] = [];
  let sight: LessonSight<object> | null = null;
  const step = () =>
    sight ? script.steps[currentStep(script, sight, reading.getState().read)] : script.steps[0];
  const isStill = (): boolean => sight !== null && standsStill(step(), sight);
  const goOn = (): void => {
    while (waiting.length > 0 && !isStill()) {
      const message = waiting.shift();
      if (message) hear(message);
    }
  };
  const hear = (message: FromServer): void => {
    sight = sightAfter(sight, message);
    heard.tell(message);
  };
  const stops = [
    wire.onMessage((message) => {
      if (!isOfMatch(message)) return heard.tell(message);
      waiting.push(message);
      goOn();
    }),
    reading.subscribe(goOn),
  ];
  return wireOver(wire, {
    send(message) {
      if (message.type !== 'act' || isTaken(step(), message.answer)) return wire.send(message);
      heard.tell({ type: 'refused', id: message.id, reason: reason('web.lesson.later') });
    },
    onMessage: heard.add,
    close() {
      for (const stop of stops) stop();
      wire.close();
    },
  });
}

const isOfMatch = ({ type }: FromServer): boolean => type === 'news' || type === 'view';

function sightAfter(sight: LessonSight<object> | null, message: FromServer): LessonSight<object> | null {
  if (message.type !== 'news' && message.type !== 'view') return sight;
  const known = message.type === 'news' ? sight : null;
  const view = { ...known?.view, ...message.sections };
  const { prompt = null } = view as { readonly prompt?: Prompt | null };
  return { view, prompt };
}
