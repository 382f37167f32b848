import type { NewTable, TableDetail } from '@starboard/protocol';
import type { Page } from 'playwright-core';
import type { House } from '../../browsers/shared-server.ts';
import type { Visit, Visitor } from '../../browsers/browsing.ts';
import { openTable, posts } from '../../table/open-table.ts';
import { Canaries } from './canaries.ts';

/** People at a table of Cosmic Encounter, in the order of their seats, each at a page of their own. */
export interface Seated {
  readonly visitors: readonly Visitor[];
  readonly pages: readonly Page[];
  /** They listen from the beginning on. */
  readonly canaries: Canaries;
  readonly address: string;
}

/** The first opens a table, the others come; all look at it before it begins, so that no bot takes a seat. */
export async function sitDown(
  house: House,
  visits: readonly Visit[],
  wish: Pick<NewTable, 'options' | 'clock'>,
): Promise<Seated> {
  const visitors: Visitor[] = [];
  for (const visit of visits) visitors.push(await house.comes(visit));
  const pages = visitors.map(({ page }) => page);
  const canaries = new Canaries(pages);
  const [host, ...others] = pages;
  if (!host) throw new Error('nobody came');
  const seats: NewTable['seats'] = ['me', ...others.map(() => 'open' as const)];
  const { id } = await openTable(host, house.url, { game: 'cosmic-encounter', seats, ...wish });
  for (const page of others) {
    await posts(page, house.url, '/api/guest', { language: 'en' });
    await posts(page, house.url, `/api/tables/${id}/join`, {});
  }
  const address = `/table/${id}`;
  for (const page of pages) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  for (const page of pages)
    await posts<TableDetail>(page, house.url, `/api/tables/${id}/ready`, { isReady: true });
  for (const page of pages) await page.locator('svg[data-board]').waitFor();
  return { visitors, pages, canaries, address };
}
