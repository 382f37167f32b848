import type { Json, Outcome, Reason } from '@starboard/engine';
import { z } from 'zod';
import { exactly } from './exactly.ts';

// what many messages have in common

export const count = z.number().int().min(0);
/** The number of a seat. */
export const seat = count;
export const viewer = z.union([seat, z.literal('spectator')]);

/** Read by the engine or the game, which take anything at all. */
export const json = z.unknown() as z.ZodType<Json>;

/** A viewer's picture of a match, in pieces that are sent anew only when they have changed. */
export const sections = z.record(z.string(), z.unknown());

/** An event of some game: what else it says is between the game and its screen. */
export const event = z.looseObject({ type: z.string() }) as z.ZodType<{ readonly type: string }>;

export const reason = exactly<Reason>()(
  z.strictObject({
    key: z.string(),
    params: z.record(z.string(), z.union([z.string(), z.number()])).exactOptional(),
    rule: z.string().exactOptional(),
  }),
);

export const outcome = exactly<Outcome>()(
  z.strictObject({
    winners: z.array(seat),
    places: z.array(z.number()),
    cause: z.string().exactOptional(),
  }),
);
