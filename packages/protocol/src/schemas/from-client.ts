import { z } from 'zod';
import { phraseKeys } from '../phrases.ts';
import { answersAhead } from './left-answers.ts';
import { count, json, seat } from './parts.ts';
import type { Said } from './said.ts';

// what every database keeps as it is
const id = z.string().regex(/^[!-~]{1,64}$/);
const table = z.string().regex(/^[\w-]{1,64}$/);
const both = { id, table };

/**
 * Everything a client may say on its socket. `id` is the client's own number for a request: the reply carries it, and
 * saying the same thing with the same id twice does it once.
 */
export const fromClient = z.discriminatedUnion('type', [
  // the most frequent first
  z.strictObject({
    type: z.literal('act'),
    ...both,
    decision: count,
    answer: json,
    /** Lets this window pass, and answers so in a later one that the prompt told of, if nothing happens before it. */
    later: z.strictObject({ prompt: z.string().max(100), answer: json }).optional(),
  }),
  /** Tell me about this table from now on. `after`: number of the last message I have seen of it. */
  z.strictObject({ type: z.literal('watch'), ...both, after: count.optional() }),
  z.strictObject({ type: z.literal('unwatch'), ...both }),
  z.strictObject({ type: z.literal('undo'), ...both }),
  /**
   * Asks the others to take my latest move back, agrees to such a request, or turns it down. `answers`: which one,
   * by its `from`; what comes too late for it is not taken for something else.
   */
  z.strictObject({ type: z.literal('takeback'), ...both, agree: z.boolean(), answers: count.optional() }),
  z.strictObject({ type: z.literal('resign'), ...both }),
  /** The same about ending the match without a result. `answers`: the seat that wanted it first. */
  z.strictObject({ type: z.literal('vote-end'), ...both, agree: z.boolean(), answers: seat.optional() }),
  /** What the table shall answer for me from now on. */
  z.strictObject({ type: z.literal('orders'), ...both, orders: json }),
  /**
   * Answers to questions that have not come yet, in place of those I have left before. `n`: the number of the last
   * message I have seen of the table; they depend on what I saw then.
   */
  z.strictObject({
    type: z.literal('leave'),
    ...both,
    n: count,
    answers: answersAhead,
  }),
  /** Wait for me in this run of windows, or no longer. */
  z.strictObject({ type: z.literal('hold'), ...both, on: z.boolean() }),
  z.strictObject({
    type: z.literal('chat'),
    ...both,
    text: z.string().max(2000).optional(),
    phrase: z.enum(phraseKeys).optional(),
  }),
  /** Live changes of the list of public tables, or no more of them. */
  z.strictObject({ type: z.literal('lobby'), id, on: z.boolean() }),
  z.strictObject({ type: z.literal('ping'), id }),
]);

export type FromClient = Said<typeof fromClient>;
