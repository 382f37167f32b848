import { z } from 'zod';
import { count } from './parts.ts';
import type { Said } from './said.ts';

const offeredOption = z.strictObject({
  id: z.string(),
  /** The default first. */
  values: z.array(z.union([z.string(), z.number(), z.boolean()])),
});

/** A game as the lobby offers it; its name and its options' names come from the message catalogues. */
const offeredGame = z.strictObject({
  id: z.string(),
  seats: z.strictObject({ min: count, max: count }),
  options: z.array(offeredOption),
  bots: z.array(z.string()),
});

export const gameList = z.strictObject({ games: z.array(offeredGame) });

export type OfferedOption = Said<typeof offeredOption>;
export type OfferedGame = Said<typeof offeredGame>;
export type GameList = Said<typeof gameList>;
