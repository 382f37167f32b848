import { alienFrontiersBoard } from '@starboard/alien-frontiers/terminal';
import { cosmicEncounterBoard } from '@starboard/cosmic-encounter/terminal';
import type { AnyGame } from '@starboard/engine';
import type { Board } from '@starboard/terminal';

/** One line for each game. */
export const boards: readonly Board[] = [alienFrontiersBoard, cosmicEncounterBoard];

export function boardOf(game: AnyGame): Board {
  const board = boards.find((candidate) => candidate.game.id === game.id);
  if (!board) throw new Error(`${game.id} has no board for the terminal`);
  return board;
}
