import { z } from 'zod';
import type { Said } from './said.ts';

const mostSteps = 200;

/** Which steps of a match, and through whose eyes: the reader's own, or a spectator's, unless another seat's are wanted. */
export const replayPageQuery = z.strictObject({
  viewer: z
    .string()
    .regex(/^(spectator|\d{1,2})$/)
    .transform((viewer) => (viewer === 'spectator' ? ('spectator' as const) : Number(viewer)))
    .optional(),
  from: z.coerce.number().int().min(0).max(1_000_000).default(0),
  limit: z.coerce.number().int().min(1).max(mostSteps).default(100),
});

export type ReplayPageQuery = Said<typeof replayPageQuery>;
