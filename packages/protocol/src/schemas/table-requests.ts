import { z } from 'zod';
import { clock, word } from './clock.ts';
import type { Said } from './said.ts';
import { pauses, spectatorRule } from './table.ts';

/** Far above any game's. */
const mostSeats = 32;
const mostOptions = 64;
const mostPerPage = 100;

/** Whether the game knows them is for the game to say. */
const options = z
  .record(word, z.union([z.string().max(60), z.number(), z.boolean()]))
  .refine((given) => Object.keys(given).length <= mostOptions);

const bot = z.strictObject({ bot: word });

/** What a player asks for who opens a table. */
export const newTable = z.strictObject({
  game: word,
  options,
  seats: z
    .array(z.union([z.enum(['open', 'me']), bot]))
    .min(1)
    .max(mostSeats),
  clock,
  /** Natural, if nothing is said. */
  pauses: pauses.exactOptional(),
  isPublic: z.boolean(),
  spectators: spectatorRule,
});

/** What its owner may still change before the start: what is not named stays as it is, every single option too. */
export const tableChanges = z.strictObject({
  options: options.exactOptional(),
  clock: clock.exactOptional(),
  pauses: pauses.exactOptional(),
  isPublic: z.boolean().exactOptional(),
  spectators: z
    .strictObject({
      allowed: spectatorRule.shape.allowed.exactOptional(),
      delay: spectatorRule.shape.delay.exactOptional(),
    })
    .exactOptional(),
});

export const joining = z.strictObject({
  seat: z
    .number()
    .int()
    .min(0)
    .max(mostSeats - 1)
    .optional(),
});

export const readiness = z.strictObject({ isReady: z.boolean() });

export const kicking = z.strictObject({ account: word });

/** Who shall have a seat that no person holds. */
export const seatWish = z.strictObject({ holder: z.union([z.literal('open'), bot]) });

export const pageQuery = z.strictObject({
  cursor: z.string().min(1).max(80).optional(),
  limit: z.coerce.number().int().min(1).max(mostPerPage).default(30),
});

export const tablePageQuery = pageQuery.extend({ game: word.optional() });

export type NewTable = Said<typeof newTable>;
export type TableChanges = Said<typeof tableChanges>;
export type Joining = Said<typeof joining>;
export type Readiness = Said<typeof readiness>;
export type Kicking = Said<typeof kicking>;
export type SeatWish = Said<typeof seatWish>;
export type PageQuery = Said<typeof pageQuery>;
export type TablePageQuery = Said<typeof tablePageQuery>;
