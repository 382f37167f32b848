import { otherSide } from '../../rules/seats.ts';
import { cardOn, ownSide, showsAttack } from '../../rules/reading.ts';
import { encounterOf, type State } from '../../rules/state.ts';
import { alien } from '../alien.ts';

const usualLimit = 10;
const superLimit = 13;
const wildFrom = 15;

const opposing = (state: State, seat: number): number =>
  cardOn(state, otherSide(ownSide(state, seat)))?.counts?.value ?? 0;

/** Thrice: attacks up to ten are tripled, higher ones divided by three. */
export const tripler = alien({
  id: 'tripler',
  abilities: [
    {
      id: 'tripler.thrice',
      when: 'reveal.after-reveal',
      as: 'main',
      use: 'must',
      if: (state, seat) => showsAttack(state, ownSide(state, seat)),
      effect: ({ state }, { seat }) => {
        encounterOf(state).modifiers.push({ op: 'thrice', side: ownSide(state, seat), limit: usualLimit });
      },
    },
  ],
  wild: {
    when: 'reveal.at-flip',
    as: 'main',
    if: (state, seat) =>
      showsAttack(state, otherSide(ownSide(state, seat))) && opposing(state, seat) >= wildFrom,
    effect: ({ state }, { seat }) => {
      encounterOf(state).modifiers.push({
        op: 'third',
        side: otherSide(ownSide(state, seat)),
        from: wildFrom,
      });
    },
  },
  super: {
    when: 'reveal.after-reveal',
    as: 'main',
    if: (state, seat) =>
      encounterOf(state).modifiers.some((m) => m.op === 'thrice' && m.side === ownSide(state, seat)),
    effect: ({ state }, { seat }) => {
      const { modifiers } = encounterOf(state);
      const own = modifiers.findIndex((m) => m.op === 'thrice' && m.side === ownSide(state, seat));
      modifiers[own] = { op: 'thrice', side: ownSide(state, seat), limit: superLimit };
    },
  },
});
