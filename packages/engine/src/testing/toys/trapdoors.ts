import type { Seat } from '../../decisions/question.ts';
import { everyone } from '../../game/event.ts';
import { type Game, rulesOf } from '../../game/game.ts';
import { asks, call, end, goto, type Procedure } from '../../game/procedure.ts';

export interface TrapdoorsState {
  turn: Seat;
  steps: number;
  readonly notes: { text: string }[];
}

export type TrapdoorsEvent = { readonly type: 'stepped' };

const { procedure } = rulesOf<TrapdoorsState, TrapdoorsEvent>();

const spiral: Procedure = procedure<object, 'down'>('spiral', 'down', {
  down: (table) => {
    table.state.steps++;
    return call(spiral, {}, 'down');
  },
});

/** A corridor with honest doors (`step`, `pass`, `leave`) and doors behind which the rules are broken. */
const main = procedure<object, 'corridor' | 'treadmill'>('main', 'corridor', {
  corridor: asks(
    ({ turn }) => ({
      seat: turn,
      prompt: 'door',
      shape: { kind: 'choose', options: ['step', 'pass', 'leave', 'roll', 'loop', 'nest', 'trip', 'vanish'] },
    }),
    (table, _locals, door) => {
      const { state } = table;
      state.steps++;
      table.emit({ type: 'stepped' });
      switch (door) {
        case 'pass':
          state.turn = 1 - state.turn;
          return goto('corridor');
        case 'leave':
          table.finish({ winners: [state.turn], places: [1, 1] });
          return end();
        case 'roll':
          table.die('dice');
          return goto('corridor');
        case 'loop':
          return goto('treadmill');
        case 'nest':
          return call(spiral, {}, 'corridor');
        case 'trip':
          state.notes.push({ text: 'half done' });
          state.turn = 1 - state.turn;
          table.die('dice');
          throw new Error('tripped');
        case 'vanish':
          return end();
        default:
          return goto('corridor');
      }
    },
  ),
  treadmill: (table) => {
    table.state.steps++;
    return goto('treadmill');
  },
});

export const trapdoors: Game<TrapdoorsState, TrapdoorsEvent> = {
  id: 'trapdoors',
  seats: { min: 2, max: 2 },
  options: {},
  procedures: [main, spiral],
  main,
  migrations: [],
  setup: () => ({ turn: 0, steps: 0, notes: [] }),
  sees: { stepped: everyone },
  view: ({ turn, steps }) => ({ turn, steps }),
  redeal: () => undefined,
  invariants: ({ notes }) => notes.map(({ text }) => text),
};
