import { alienFrontiers } from './alien-frontiers/game.ts';
import { cosmicEncounter } from './cosmic-encounter/game.ts';
import { projectElite } from './project-elite/game.ts';
import type { WebGame } from './web-game.ts';

/** Every game on the shelf, in its order: one line each. */
export const webGames: readonly WebGame[] = [
  alienFrontiers, //
  cosmicEncounter,
  projectElite,
];
