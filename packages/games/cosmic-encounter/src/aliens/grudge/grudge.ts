import type { Seat } from '@starboard/engine';
import { dismiss } from '../../rules/ships/move-ships.ts';
import { hasBeaten, hasFailed, ownSide } from '../../rules/encounter/reading.ts';
import { alliesInOrder, opponentOf, otherSide, timingOrder } from '../../rules/state/seats.ts';
import { encounterOf, type State } from '../../rules/state/state.ts';
import { alien } from '../alien.ts';

const mild = 1;
const harsh = 4;

/** Players it invited who never sent a ship to its side. */
function offenders(state: State, seat: Seat): Seat[] {
  const { invited, everAllied } = encounterOf(state);
  const side = ownSide(state, seat);
  return timingOrder(state).filter((guest) => invited[side].includes(guest) && everAllied[guest] !== side);
}

const opposingAllies = (state: State, seat: Seat): Seat[] =>
  alliesInOrder(state, otherSide(ownSide(state, seat)));

/** Revenge: who was invited and did not come loses a ship in the end, or four if things went badly. */
export const grudge = alien({
  id: 'grudge',
  power: [
    {
      id: 'grudge.revenge',
      when: 'alliance.after-formed',
      as: 'main',
      use: 'must',
      if: (state, seat) => offenders(state, seat).length > 0,
      effect: (table, { seat }) => {
        const to = offenders(table.state, seat);
        encounterOf(table.state).tokenHolders.push(...to);
        table.emit({ type: 'tokensGiven', seat, to });
      },
    },
    {
      id: 'grudge.pay-off',
      when: 'resolution.after-outcome',
      as: 'main',
      use: 'must',
      isNoUse: true,
      if: (state) => encounterOf(state).tokenHolders.length > 0,
      effect: ({ state }, { seat }) => {
        const { tokenHolders, furtherLosses } = encounterOf(state);
        const count = hasFailed(state, seat) ? harsh : mild;
        for (const holder of tokenHolders.splice(0)) furtherLosses.push({ seat: holder, count });
      },
    },
  ],
  wild: {
    when: 'resolution.winner-determined',
    as: 'main',
    if: (state, seat) =>
      hasBeaten(state, opponentOf(state, seat) as Seat) && opposingAllies(state, seat).length > 0,
    effect: ({ state }, { seat }) => dismiss(state, opposingAllies(state, seat)),
  },
  super: {
    when: 'resolution.after-outcome',
    as: 'main',
    if: (state) => encounterOf(state).furtherLosses.some(({ count }) => count < harsh),
    effect: ({ state }) => {
      const { furtherLosses } = encounterOf(state);
      furtherLosses.push(...furtherLosses.splice(0).map((loss) => ({ ...loss, count: harsh })));
    },
  },
});
