import type { Json } from '@starboard/engine';
import { z } from 'zod';
import { phraseKeys } from '../chat.ts';
import type { FromClient } from '../socket.ts';

// what every database keeps as it is
const id = z.string().regex(/^[!-~]{1,64}$/);
const table = z.string().regex(/^[\w-]{1,64}$/);
const both = { id, table };
// the engine reads answers itself, and takes anything at all
const answer = z.unknown() as z.ZodType<Json>;
const count = z.number().int().min(0);
const answering = { agree: z.boolean(), answers: count.optional() };

/** Everything a client may say. */
export const fromClient = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('act'), ...both, decision: count, answer }),
  z.strictObject({ type: z.literal('watch'), ...both, after: count.optional() }),
  z.strictObject({ type: z.literal('unwatch'), ...both }),
  z.strictObject({ type: z.literal('undo'), ...both }),
  z.strictObject({ type: z.literal('takeback'), ...both, ...answering }),
  z.strictObject({ type: z.literal('resign'), ...both }),
  z.strictObject({ type: z.literal('vote-end'), ...both, ...answering }),
  z.strictObject({ type: z.literal('orders'), ...both, orders: answer }),
  z.strictObject({
    type: z.literal('chat'),
    ...both,
    text: z.string().max(2000).optional(),
    phrase: z.enum(phraseKeys).optional(),
  }),
  z.strictObject({ type: z.literal('lobby'), id, on: z.boolean() }),
  z.strictObject({ type: z.literal('ping'), id }),
]) as unknown as z.ZodType<FromClient>;
