import { isAdjacent } from '../../board/board.ts';
import { boardIn, heroAt } from '../state/reading.ts';
import type { State } from '../state/state.ts';

/** The hero itself and those beside: who can be healed by it. */
export const heroesAtHand = (state: State, index: number): readonly number[] =>
  state.heroes.flatMap((other, each) =>
    each === index || isAdjacent(boardIn(state), heroAt(state, index).cell, other.cell) ? [each] : [],
  );
