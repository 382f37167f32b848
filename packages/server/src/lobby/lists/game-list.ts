import { botsFor } from '@starboard/bots';
import type { AnyGame } from '@starboard/engine';
import type { OfferedGame } from '@starboard/protocol';

/** The bots one can be given as a partner in a game, the plainest first. */
const levelsOf = (game: AnyGame): readonly string[] => botsFor(game).map(({ name }) => name);

export const offeredGame = (game: AnyGame): OfferedGame => ({
  id: game.id,
  seats: { min: game.seats.min, max: game.seats.max },
  options: Object.entries(game.options).map(([id, values]) => ({ id, values })),
  bots: levelsOf(game),
});

export const hasBot = (game: AnyGame, level: string): boolean => levelsOf(game).includes(level);
