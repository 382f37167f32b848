import { z } from 'zod';
import type { Said } from './said.ts';
import { pageQuery } from './table-requests.ts';

/** Above what is taken: the server drops invisible characters before it counts. */
const longest = 2000;

const line = z.number().int().min(1);

export const chatPageQuery = z.strictObject({
  before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

export const reporting = z.strictObject({ line, reason: z.string().min(1).max(longest) });

export const reportPageQuery = pageQuery.extend({ settled: z.enum(['true', 'false']).default('false') });

export type ChatPageQuery = Said<typeof chatPageQuery>;
export type Reporting = Said<typeof reporting>;
export type ReportPageQuery = Said<typeof reportPageQuery>;
