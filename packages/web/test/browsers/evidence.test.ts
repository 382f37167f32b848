import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openTable } from '../table/open-table.ts';
import { sharedServer } from './shared-server.ts';

const house = sharedServer();

test('of a visitor who ran into trouble the page, the console and the last messages are kept', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'starboard-evidence-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { page, evidence, leave } = await house.comes();
  const { id } = await openTable(page, house.url);
  const spoken = page
    .waitForEvent('websocket')
    .then((socket) =>
      Promise.all([
        socket.waitForEvent('framesent', ({ payload }) => String(payload).includes('"type":"watch"')),
        socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"type":"welcome"')),
      ]),
    );
  await page.goto(`/table/${id}`);
  await spoken;
  await page.evaluate(() => console.warn('a meteor'));
  await expect.poll(() => evidence.trouble).toEqual(['a meteor']);
  await evidence.keep(folder);
  expect(readdirSync(folder).toSorted()).toEqual(['console.txt', 'messages.txt', 'page-1.png']);
  const kept = (name: string): string => readFileSync(join(folder, name), 'utf8');
  expect(kept('console.txt')).toMatch(new RegExp(`^\\S+/table/${id}\\n[^]*warning: a meteor\\n`));
  expect(kept('messages.txt')).toMatch(/^→ \{.*"type":"watch"/m);
  expect(kept('messages.txt')).toMatch(/^← \{.*"type":"welcome"/m);
  // as many as there are, and never more than fifty
  expect(kept('messages.txt').trim().split('\n').length).toBeLessThanOrEqual(50);
  await leave();
});
