import { end, type Table } from '@starboard/engine';
import { patientRace } from './patient-race.ts';

type State = Parameters<typeof patientRace.invariants>[0];

/** One round, and lost with its bell. */
const main = {
  ...patientRace.main,
  steps: {
    ...patientRace.main.steps,
    tally(table: Table<State, never>) {
      const places = table.state.runners.map(() => 1);
      table.finish({ winners: [], places, cause: 'bell' });
      return end();
    },
  },
};

/** A race that is run together; its team is never fast enough. */
export const teamRace: typeof patientRace = {
  ...patientRace,
  id: 'team-race',
  procedures: [main],
  main,
  isTogether: true,
};
