import type { PackedLog, Recording, Replay, ReplayStep } from '@starboard/host';
import { z } from 'zod';
import { exactly } from './exactly.ts';
import { count, event, json, outcome, seat, sections, viewer } from './parts.ts';

const replayStep = exactly<ReplayStep>()(
  z.strictObject({
    at: z.number(),
    seat: seat.nullable(),
    kind: z.enum(['start', 'answer', 'undo', 'takeback', 'clock', 'over']),
    to: count.exactOptional(),
    events: z.array(event),
    sections: sections.exactOptional(),
  }),
);

/** A page of a match that is over; what each field says stands where the host tells it. */
export const replay = exactly<Replay>()(
  z.strictObject({
    table: z.string(),
    game: z.string(),
    names: z.array(z.string()),
    viewer,
    from: count,
    total: count,
    steps: z.array(replayStep),
    outcome: outcome.nullable(),
  }),
);

const packedLog = exactly<PackedLog>()(
  z.strictObject({
    first: count,
    shapes: z.array(json),
    order: z.array(count),
    columns: z.array(z.array(z.array(z.union([z.string(), z.number(), z.boolean(), z.null()])))),
  }),
);

/** A match that is over, as it is played again in a browser. */
export const recording = exactly<Recording>()(
  z.strictObject({
    table: z.string(),
    game: z.string(),
    names: z.array(z.string()),
    outcome: outcome.nullable(),
    beginning: z.strictObject({
      seats: count,
      options: z.record(z.string(), json),
      seed: z.string(),
      start: z.record(z.string(), json).exactOptional(),
    }),
    startedAt: z.number(),
    log: packedLog,
  }),
);
