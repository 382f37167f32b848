import { z } from 'zod';
import { page } from './table.ts';

/** Above what is taken: invisible characters are dropped before anybody counts. */
const longest = 2000;

const line = z.number().int().min(1);

export const chatPage = z.strictObject({
  before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

export const reporting = z.strictObject({ line, reason: z.string().min(1).max(longest) });

export const reportPage = page.extend({ settled: z.enum(['true', 'false']).default('false') });
