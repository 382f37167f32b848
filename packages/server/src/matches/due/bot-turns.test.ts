import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FullNode, seated, startFullNode } from '../../testing/nodes/full-node.ts';

let node: FullNode;
beforeAll(async () => {
  node = await startFullNode();
});
afterAll(() => node.close());

test('a bot that lets a while pass before every word says one after the other', async () => {
  const ann = await node.player();
  const table = await seated([ann], { game: 'thoughtful-talk', bots: ['thinker'] });
  const words = () => Number(ann.screen(table).sections['words'] ?? 0);
  await ann.until(() => words() >= 3, 'three words');
  expect(words()).toBeGreaterThanOrEqual(3);
});
