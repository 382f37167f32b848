import { stay, type Table } from '@starboard/engine';
import { patientRace } from './patient-race.ts';

type State = Parameters<typeof patientRace.invariants>[0];
type Event = { readonly type: 'rolled'; readonly seat: number; readonly pips: number };
type Race = Extract<(typeof patientRace.main.steps)[string], { readonly takes: 'acts' }>;

const main = {
  ...patientRace.main,
  steps: {
    ...patientRace.main.steps,
    race: {
      ...(patientRace.main.steps['race'] as Race),
      answer(table: Table<State, Event>, _locals: object, _answer: unknown, seat: number) {
        table.emit({ type: 'rolled', seat, pips: table.die('dice') });
        return stay;
      },
    },
  },
};

/** A race in which no runner gets on: its log is as long as is wanted. */
export const longRace: typeof patientRace = {
  ...patientRace,
  id: 'long-race',
  procedures: [main],
  main,
};
