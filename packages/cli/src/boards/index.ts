import type { AnyGame } from '@starboard/engine';
import type { Board } from '@starboard/terminal';
import { alienFrontiersBoard } from './alien-frontiers.ts';
import { cosmicEncounterBoard } from './cosmic-encounter.ts';

/** One line for each game. */
export const boards: readonly Board[] = [alienFrontiersBoard, cosmicEncounterBoard];

export function boardOf(game: AnyGame): Board {
  const board = boards.find((candidate) => candidate.game.id === game.id);
  if (!board) throw new Error(`${game.id} has no board for the terminal`);
  return board;
}
