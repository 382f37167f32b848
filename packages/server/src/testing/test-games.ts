import type { AnyGame } from '@starboard/engine';
import { highCard, marketDay, masquerade, tapRace, trapdoors } from '@starboard/engine/testing/toys';
import { games } from '@starboard/games';
import { secretsGame } from './secrets-game.ts';

/** What can be played in tests. */
export const testGames: readonly AnyGame[] = [
  ...games,
  highCard,
  marketDay,
  masquerade,
  tapRace,
  trapdoors,
  secretsGame,
];
