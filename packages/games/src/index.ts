import { alienFrontiers } from '@starboard/alien-frontiers';
import type { AnyGame } from '@starboard/engine';

/** Every game the table knows: one line each. */
export const games: readonly AnyGame[] = [alienFrontiers];

export const gameById = (id: string): AnyGame | undefined => games.find((game) => game.id === id);
