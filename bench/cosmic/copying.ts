import { copyPosition } from '@starboard/engine';
import { midGame } from './mid-game.ts';

const copies = 1000;
const { game, position } = midGame();

/** Copies one position over and over. */
export function playGame(): number {
  let seen = 0;
  for (let count = 0; count < copies; count++) seen += copyPosition(game, position).isWaiting ? 1 : 0;
  return seen;
}
