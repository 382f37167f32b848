import { goto, type Next, type Table } from '@starboard/engine';
import { tapRace } from '@starboard/engine/testing/toys';

// the rules of a toy of the web's copy: this file is put there as it is

type State = Parameters<typeof tapRace.invariants>[0];
interface Event {
  readonly type: 'roundStarted';
  readonly deadline: number;
}

/** In milliseconds: long enough for a page that a busy machine opens and draws. */
export const roundLength = 8_000;

function ready(table: Table<State, Event>): Next<string> {
  const { state } = table;
  state.round++;
  state.deadline = table.now + roundLength;
  table.emit({ type: 'roundStarted', deadline: state.deadline });
  return goto('race');
}

const main = { ...tapRace.main, steps: { ...tapRace.main.steps, ready } };

/** The race of the toys with longer rounds. */
export const rules: typeof tapRace = { ...tapRace, id: 'slow-race', procedures: [main], main };
