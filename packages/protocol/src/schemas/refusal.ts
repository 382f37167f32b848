import { z } from 'zod';
import { reason } from './parts.ts';
import type { Said } from './said.ts';

/** How the server says no over HTTP: a key of the message catalogues, and what goes into it. */
export const refusal = z.strictObject({
  refused: reason,
  /** Seconds to wait, when it was only too much at once. */
  retryAfter: z.number().exactOptional(),
});

export type Refusal = Said<typeof refusal>;
