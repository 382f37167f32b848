import { call, end, goto, rulesOf } from '@starboard/engine';
import { eventCard } from '../../content/event-cards.ts';
import { isOver } from '../damage/ending.ts';
import { decide } from '../deciding/decide.ts';
import { eventsInForce } from '../facts/facts.ts';
import type { EventMoment } from '../records/records.ts';
import { eventRecord } from '../records/registry.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';

const { procedure } = rulesOf<State, Event>();

/** The next event of the row is turned up. */
export const eventPhase = procedure<object, 'reveal' | 'done'>('event-phase', 'reveal', {
  reveal(table) {
    const { state } = table;
    const no = table.draw(state.eventRow);
    if (no === undefined) return end();
    state.revealed.push(no);
    table.emit({ type: 'eventRevealed', no });
    const card = eventCard(no);
    if (card.is === 'lasting') state.lasting.push({ no, isCompleted: false });
    const run = card.is === 'instant' ? eventRecord(no)?.effect?.(table) : undefined;
    return run ? call(run.procedure, run.locals, 'done') : goto('done');
  },
  done: () => end(),
});

interface Moment {
  readonly moment: EventMoment;
  /** Events that have still to take place; null before it is known which. */
  left: number[] | null;
}

/** What lasting events do at one moment; the team says in which order. */
export const atMoment = procedure<Moment, 'look' | 'happen'>('at-moment', 'look', {
  look({ state }, locals) {
    locals.left ??= eventsInForce(state)
      .flatMap(({ no, at }) => (at === locals.moment ? [no] : []))
      .sort((a, b) => a - b);
    if (locals.left.length === 0 || isOver(state)) return end();
    const options = locals.left.map(String);
    return call(decide, { about: 'event', seat: null, options, fallback: options[0] ?? '' }, 'happen');
  },
  happen(table, locals, chosen) {
    const no = Number(chosen);
    locals.left = (locals.left ?? []).filter((each) => each !== no);
    const run = eventRecord(no)?.effect?.(table);
    return run ? call(run.procedure, run.locals, 'look') : goto('look');
  },
});
