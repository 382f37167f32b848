import { alienFrontiers } from '@starboard/alien-frontiers';
import { cosmicEncounter } from '@starboard/cosmic-encounter';
import type { AnyGame } from '@starboard/engine';

/** Every game the table knows: one line each. */
export const games: readonly AnyGame[] = [alienFrontiers, cosmicEncounter];

export const gameById = (id: string): AnyGame | undefined => games.find((game) => game.id === id);
