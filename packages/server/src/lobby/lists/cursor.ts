import { Refused } from '../../refused.ts';

/** Where a page ended, in a list ordered by time and id: the next begins behind it, though rows have come and gone. */
export interface Cursor {
  readonly at: number;
  readonly id: string;
}

export const cursorAfter = (at: number, id: string): string => `${at}.${id}`;

export function readCursor(given: string | undefined): Cursor | null {
  if (given === undefined) return null;
  const [, at, id] = /^(\d{1,15})\.([\w-]{1,40})$/.exec(given) ?? [];
  if (at === undefined || id === undefined) throw new Refused(400, 'server.page.unknown');
  return { at: Number(at), id };
}
