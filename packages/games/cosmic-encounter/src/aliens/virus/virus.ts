import { ownSide, showsAttack } from '../../rules/reading.ts';
import { encounterOf, type State } from '../../rules/state.ts';
import { alien } from '../alien.ts';

/** Where the own multiplication stands among the modifiers. */
const multiplied = (state: State, seat: number): number =>
  encounterOf(state).modifiers.findIndex((m) => m.op === 'multiply' && m.side === ownSide(state, seat));

/** Multiply: the card times the own ships, instead of their sum. */
export const virus = alien({
  id: 'virus',
  abilities: [
    {
      id: 'virus.multiply',
      when: 'reveal.after-reveal',
      as: 'main',
      use: 'must',
      if: (state, seat) => showsAttack(state, ownSide(state, seat)),
      effect: ({ state }, { seat }) => {
        encounterOf(state).modifiers.push({ op: 'multiply', side: ownSide(state, seat), by: 'own' });
      },
    },
  ],
  wild: {
    when: 'reveal.after-reveal',
    as: 'main',
    effect: ({ state }, { seat }) => {
      encounterOf(state).modifiers.push({ op: 'multiply-ships', side: ownSide(state, seat) });
    },
  },
  // all ships of the side instead of the own
  super: {
    when: 'reveal.after-reveal',
    as: 'main',
    if: (state, seat) => multiplied(state, seat) >= 0,
    effect: ({ state }, { seat }) => {
      const side = ownSide(state, seat);
      encounterOf(state).modifiers[multiplied(state, seat)] = { op: 'multiply', side, by: 'all' };
    },
  },
});
