import type { WireShape } from '@starboard/engine';
import type { AnswerAhead, ToldLeft } from '@starboard/host';
import { z } from 'zod';
import { json, reason } from './parts.ts';

/** An answer to a question that has not come yet. */
const answerAhead = z.strictObject({
  prompt: z.string().max(200),
  /** What it is made to depend on: one of the question's `givens`. */
  given: z.string().max(200),
  answer: json,
  /** What to answer where that cannot be given. */
  orElse: json.exactOptional(),
}) satisfies z.ZodType<AnswerAhead>;

/** No more than any game asks of a player in a row. */
export const answersAhead = z.array(answerAhead).max(16);

const comingPrompt = z.strictObject({
  prompt: z.string(),
  shape: z.unknown() as z.ZodType<WireShape>,
  isSure: z.literal(true).exactOptional(),
  repeats: z.literal(true).exactOptional(),
  givens: z.array(z.string()),
});

/** What a player is told of answers they may leave, and have left. */
export const left = {
  coming: z.array(comingPrompt),
  answers: z.array(answerAhead),
  dropped: z.strictObject({ answers: z.array(answerAhead), why: reason }).nullable(),
} satisfies { readonly [Part in keyof ToldLeft]: z.ZodType<ToldLeft[Part]> };
