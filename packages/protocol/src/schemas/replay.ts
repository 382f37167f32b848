import type { Replay, ReplayStep } from '@starboard/host';
import { z } from 'zod';
import { exactly } from './exactly.ts';
import { count, event, outcome, seat, sections, viewer } from './parts.ts';

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
