import type { NewTable, TableDetail } from '@starboard/protocol';
import type { Page } from 'playwright-core';

/** Says something to the server as a visitor's browser, not through a page of ours. */
export async function posts<Answer>(
  page: Page,
  origin: string,
  path: string,
  data?: object,
): Promise<Answer> {
  const answer = await page.request.post(path, { headers: { origin }, data });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** Opens a table as other programs do, for a guest: with three seats, unless something else is wished for. */
export async function openTable(
  page: Page,
  origin: string,
  wish: Partial<NewTable> = {},
): Promise<TableDetail> {
  await posts(page, origin, '/api/guest', { language: 'en' });
  const table: NewTable = {
    game: 'alien-frontiers',
    options: {},
    seats: ['me', 'open', 'open'],
    clock: 'none',
    isPublic: false,
    spectators: { allowed: true, delay: 0 },
    ...wish,
  };
  return posts(page, origin, '/api/tables', table);
}
