import type { MoveAction } from 'boardgame.io/internal';
import { chooser } from './chooser.ts';
import { legalActs } from './legal-acts.ts';
import { applyMove, isOver, type Match, moveAction, startMatch } from './match.ts';

/** One match to its end; `onMove` is told each position and the move made in it. */
export function playRandomly(seed: number, onMove: (match: Match, action: MoveAction) => void): void {
  const choose = chooser(seed);
  let match = startMatch(seed);
  while (!isOver(match)) {
    const { currentPlayer } = match.ctx;
    const action = moveAction(choose(legalActs(match.G, Number(currentPlayer))), currentPlayer);
    onMove(match, action);
    match = applyMove(match, action);
  }
}
