import { sees } from '../../board/board.ts';
import { distance } from '../../board/cells.ts';
import { boardIn, heroAt } from '../state/reading.ts';
import type { Alien, State } from '../state/state.ts';

/** Aliens that a hero reaches with an item, and sees. */
export function aliensInSight(state: State, index: number, within: number): readonly Alien[] {
  const { cell } = heroAt(state, index);
  return state.aliens.filter(
    (alien) => distance(cell, alien.cell) <= within && sees(boardIn(state), cell, alien.cell),
  );
}
