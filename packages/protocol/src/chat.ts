import type { ChatLine } from './schemas/chat.ts';

/** Ready phrases travel by key, so that each player reads them in their own language. */
export const phraseKeys = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'sorry',
  'one-moment',
  'your-turn',
  'ally-with-me',
  'no-deal',
  'lets-deal',
  'wow',
  'again',
] as const;

export type PhraseKey = (typeof phraseKeys)[number];

/** Lines in the order they were said. */
export interface ChatPage {
  readonly lines: readonly ChatLine[];
  /** Hand it back as `before` to get what was said earlier; null at the beginning. */
  readonly next: number | null;
}

/** A complaint about a line, for admins. */
export interface Report {
  readonly id: string;
  readonly table: string;
  readonly line: ChatLine;
  readonly reporter: string;
  readonly reason: string;
  readonly at: number;
  readonly settledAt: number | null;
}

/** The latest first. */
export interface ReportPage {
  readonly reports: readonly Report[];
  readonly next: string | null;
}
