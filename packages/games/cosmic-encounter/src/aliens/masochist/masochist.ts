import type { Seat } from '@starboard/engine';
import { asksPlayer } from '../../rules/asking/asking.ts';
import { removeShips } from '../../rules/ships/remove-ships.ts';
import { othersThan } from '../../rules/state/seats.ts';
import { coloniesOf, isLost } from '../../rules/ships/ships.ts';
import { encounterOf, type State } from '../../rules/state/state.ts';
import { canRetrieve, leaveWarp } from '../../rules/ships/warp.ts';
import { declareWinners } from '../../rules/encounter/winning.ts';
import { alien } from '../alien.ts';

const isDue = (state: State): boolean => {
  const { offense, retrieval } = encounterOf(state);
  return retrieval === null && (state.warp[offense] ?? 0) > 0;
};

/** Players other than the offense who have a ship to retrieve and a place for it. */
const others = (state: State): Seat[] =>
  othersThan(state, encounterOf(state).offense).filter((seat) => canRetrieve(state, seat));

/** Hurt Yourself: who has lost every ship when an encounter begins has won. */
export const masochist = alien({
  id: 'masochist',
  passive: { isAboutToWin: isLost },
  power: {
    id: 'masochist.hurt-yourself',
    when: 'regroup.start',
    as: 'any',
    use: 'must',
    if: isLost,
    effect: (table, { seat }) => declareWinners(table, [seat]),
  },
  // not from an offense that would have no ship for the gate
  wild: {
    when: 'regroup.retrieve',
    as: 'any',
    if: (state) =>
      isDue(state) && others(state).length > 0 && coloniesOf(state, encounterOf(state).offense).length > 0,
    asks: asksPlayer('ce.ask.retrieve-instead', others),
    helpsNamed: true,
    effect: ({ state }, { choices }) => {
      encounterOf(state).retrieval = { seat: Number(choices), count: 1 };
    },
  },
  super: {
    when: 'regroup.retrieve',
    as: 'offense',
    if: isDue,
    effect: (table, { seat }) => {
      removeShips(table, seat, leaveWarp(table.state, seat, 1));
      encounterOf(table.state).retrieval = { seat, count: 0 };
    },
  },
});
