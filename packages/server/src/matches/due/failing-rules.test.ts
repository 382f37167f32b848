import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FullNode, seated, startFullNode } from '../../testing/nodes/full-node.ts';

let node: FullNode;
beforeAll(async () => {
  node = await startFullNode();
});
afterAll(() => node.close());

test('where the rules fail over a bot’s answer, another is taken in its place, and we hear of it', async () => {
  const ann = await node.player();
  const table = await seated([ann], { game: 'trapdoors', bots: ['tripper'] });
  await ann.answers(table, 'pass');
  const isOver = () => ann.screen(table).detail?.status === 'finished';
  await ann.until(() => ann.prompt(table) !== null || isOver(), 'the end of the bot’s turn');
  expect(node.logged()).toContain('tripped');
});
