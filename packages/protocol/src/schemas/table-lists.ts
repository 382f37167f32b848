import { z } from 'zod';
import { seat } from './parts.ts';
import type { Said } from './said.ts';
import { matchResult, tableSummary } from './table.ts';

/** A line in the list of one's own tables. */
const ownTable = tableSummary.extend({
  seat: seat.nullable(),
  result: matchResult.nullable(),
  startedAt: z.number().nullable(),
  finishedAt: z.number().nullable(),
});

/** Hand it back to get the next page; null on the last. */
const next = z.string().nullable();

/** Tables that are not over first. */
export const ownTablePage = z.strictObject({ tables: z.array(ownTable), next });

export const tablePage = z.strictObject({ tables: z.array(tableSummary), next });

export type OwnTable = Said<typeof ownTable>;
export type OwnTablePage = Said<typeof ownTablePage>;
export type TablePage = Said<typeof tablePage>;
