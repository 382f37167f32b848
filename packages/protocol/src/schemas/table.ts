import { z } from 'zod';
import type { Json } from '@starboard/engine';
import type { ClockPreset } from '../clock.ts';
import type { NewTable, TableChanges } from '../table.ts';

/** Far above any game's. */
const mostSeats = 32;
const mostOptions = 64;
const mostPerPage = 100;

const word = z.string().min(1).max(60);

/** Whether the game knows them is for the game to say. */
const options = z
  .record(word, z.union([z.string().max(60), z.number(), z.boolean()]) satisfies z.ZodType<Json>)
  .refine((given) => Object.keys(given).length <= mostOptions);

// a node may know other clocks than the usual ones
const clock = word as unknown as z.ZodType<ClockPreset>;

const spectators = z.strictObject({ allowed: z.boolean(), delay: z.number().int().min(0).max(3600) });

const bot = z.strictObject({ bot: word });

export const newTable: z.ZodType<NewTable> = z.strictObject({
  game: word,
  options,
  seats: z
    .array(z.union([z.enum(['open', 'me']), bot]))
    .min(1)
    .max(mostSeats),
  clock,
  isPublic: z.boolean(),
  spectators,
});

export const tableChanges: z.ZodType<TableChanges> = z
  .strictObject({ options, clock, isPublic: z.boolean(), spectators: spectators.partial() })
  .partial() as unknown as z.ZodType<TableChanges>;

export const joining = z.strictObject({
  seat: z.number().int().min(0).max(mostSeats).optional(),
});

export const readiness = z.strictObject({ isReady: z.boolean() });

export const kicking = z.strictObject({ account: word });

/** Who shall have a seat that no person holds. */
export const seatWish = z.strictObject({ holder: z.union([z.literal('open'), bot]) });

export const page = z.strictObject({
  cursor: z.string().min(1).max(80).optional(),
  limit: z.coerce.number().int().min(1).max(mostPerPage).default(30),
});

export const tablePage = page.extend({ game: word.optional() });
