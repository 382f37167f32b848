import type { Seat } from '@starboard/engine';
import { isHeld } from '../facts/facts.ts';
import { boardIn, playerOf } from '../state/reading.ts';
import type { Alien, Die, State } from '../state/state.ts';
import { free } from './holders.ts';

// Alien results: each obliges its roller to move an alien before anything else.

export const isAlienOpen = ({ at, face }: Die): boolean => at === 'free' && face === 'A';

/** How many steps a player owes. */
export function owedBy(state: State, seat: Seat): number {
  const { dice, owed } = playerOf(state, seat);
  let count = owed;
  for (const die of dice) if (isAlienOpen(die)) count++;
  return count;
}

/** Whether a result may move an alien: not in the start area, nor where a hero's item holds it. */
export const canBeMoved = (state: State, alien: Alien): boolean =>
  !boardIn(state).isStart[alien.cell] && !isHeld(state, alien);

export const movableAliens = (state: State): readonly Alien[] =>
  state.aliens.filter((alien) => canBeMoved(state, alien));

/** Where no alien can be moved, results have no effect. */
export function dropVainResults(state: State): void {
  if (!state.players.some((_, seat) => owedBy(state, seat) > 0)) return;
  if (state.aliens.some((alien) => canBeMoved(state, alien))) return;
  for (const player of state.players) {
    player.owed = 0;
    for (const die of player.dice) if (isAlienOpen(die)) free(die);
  }
}

/** One step less is owed: by that die, or by one that was lost. */
export function payStep(state: State, seat: Seat, die: number): void {
  const player = playerOf(state, seat);
  const paid = player.dice[die];
  if (paid) free(paid);
  else player.owed--;
}
