import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { defaultBudgets } from '../http/limits.ts';
import { type FullNode, seated, startFullNode } from '../testing/nodes/full-node.ts';
import type { Player } from '../testing/people/player.ts';
import { newPremises } from '../testing/stores/stores.ts';

// The machine's clock is set while a node runs on it, or between two nodes.

const hour = 3_600_000;
const realTime = Date.now;
let setBy = 0;
let node: FullNode;

const paces = {
  hasty: { free: 300, reserve: 0, window: 150 },
  calm: { free: 600_000, reserve: 60_000, window: 1_000 },
};
const startOne = (config: Partial<FullNode['config']> = {}) =>
  startFullNode({ config, wishes: { paces, budgets: defaultBudgets } });

beforeAll(async () => {
  vi.spyOn(Date, 'now').mockImplementation(() => realTime() + setBy);
  node = await startOne();
});
afterAll(async () => {
  await node.close();
  vi.restoreAllMocks();
});

/** What the first player has left, by the latest word on it. */
function timeLeft({ messages }: Player): number {
  const clock = messages.findLast((message) => message.type === 'clock');
  return (clock?.clock[0]?.due ?? Number.NaN) - (clock?.now ?? 0);
}

async function timeRunsOut(): Promise<void> {
  const [ann, bob] = [await node.player(), await node.player()];
  const table = await seated([ann, bob], { game: 'high-card', clock: 'hasty' });
  await bob.until(() => bob.screen(table).sections['direction'] === 'high', 'the agreed answer');
}

test.each([
  ['back', -hour],
  ['forward', hour],
  ['back by days', -100 * hour],
])('the clock is set %s: all are let in, and time runs as agreed', async (_, by) => {
  const [ann, bob] = [await node.player(), await node.player()];
  const table = await seated([ann, bob], { game: 'high-card', clock: 'calm' });
  setBy += by;
  expect(await ann.browser.get('/api/me')).toMatchObject({ status: 200 });
  await ann.disconnect();
  await ann.connect();
  await timeRunsOut();
  await ann.watches(table);
  expect(timeLeft(ann)).toBeGreaterThan(500_000);
  expect(timeLeft(ann)).toBeLessThanOrEqual(660_000);
  // no bot has answered in Ann's place meanwhile
  expect(await ann.answers(table, 'low')).toMatchObject({ type: 'news', n: 1 });
});

test('a match that was written before the clock was set back goes on from now', async () => {
  const premises = await newPremises('sqlite');
  const first = await startOne({ dataDir: premises.where });
  const [ann, bob] = [await first.player(), await first.player()];
  const table = await seated([ann, bob], { game: 'high-card', clock: 'calm' });
  await ann.answers(table, 'low');
  await first.close();
  setBy -= hour;
  const second = await startOne({ dataDir: premises.where });
  await ann.connect(second.url);
  await ann.watches(table);
  expect(timeLeft(ann)).toBeGreaterThan(500_000);
  expect(timeLeft(ann)).toBeLessThanOrEqual(660_000);
  await ann.disconnect();
  await second.close();
  await premises.remove();
});
