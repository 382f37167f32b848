import { botsFor } from '@starboard/bots';
import type { AnyGame } from '@starboard/engine';
import type { GameListing } from '@starboard/protocol';

/** The bots one can be given as a partner in a game, the plainest first. */
const levelsOf = (game: AnyGame): readonly string[] => botsFor(game).map(({ name }) => name);

export const listingOf = (game: AnyGame): GameListing => ({
  id: game.id,
  seats: { min: game.seats.min, max: game.seats.max },
  options: Object.entries(game.options).map(([id, values]) => ({ id, values })),
  bots: levelsOf(game),
});

export const hasBot = (game: AnyGame, level: string): boolean => levelsOf(game).includes(level);
