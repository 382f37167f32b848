import { z } from 'zod';
import { phraseKeys } from '../phrases.ts';
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

/** Lines in the order they were said. */
export const chatPage = z.strictObject({
  lines: z.array(chatLine),
  /** Hand it back as `before` to get what was said earlier; null at the beginning. */
  next: count.nullable(),
});

/** Accounts that the client's own does not want to hear. */
export const muteList = z.strictObject({ muted: z.array(z.string()) });

/** A complaint about a line, for admins. */
const report = z.strictObject({
  id: z.string(),
  table: z.string(),
  line: chatLine,
  reporter: z.string(),
  reason: z.string(),
  at: z.number(),
  settledAt: z.number().nullable(),
});

/** The latest first. */
export const reportPage = z.strictObject({
  reports: z.array(report),
  next: z.string().nullable(),
});

export type ChatLine = Said<typeof chatLine>;
export type ChatPage = Said<typeof chatPage>;
export type MuteList = Said<typeof muteList>;
export type Report = Said<typeof report>;
export type ReportPage = Said<typeof reportPage>;
