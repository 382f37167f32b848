import { z } from 'zod';
import { phraseKeys } from '../chat.ts';
import { count } from './parts.ts';
import type { Said } from './said.ts';

export const chatLine = z.strictObject({
  id: count,
  at: z.number(),
  /** Null when the account is gone. */
  account: z.string().nullable(),
  name: z.string(),
  /** Neither text nor phrase: an admin has taken it away. */
  text: z.string().exactOptional(),
  phrase: z.enum(phraseKeys).exactOptional(),
});

export type ChatLine = Said<typeof chatLine>;
