import type { Asked, Author } from './log-entry.ts';

/** Who made an entry of a log from before entries named their author: it was spelled into the request then. */
export function authorByRequest({ input, seat, request }: Omit<Asked, 'by'>): Author {
  if ('over' in input || 'takeback' in input) return 'table';
  const [, named] = /^(bot|clock|order):/.exec(request ?? '') ?? [];
  if (named) return named as Author;
  return seat === null ? 'clock' : 'person';
}
