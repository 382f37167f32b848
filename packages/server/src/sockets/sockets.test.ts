import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FullNode, seated, startFullNode } from '../testing/nodes/full-node.ts';

let node: FullNode;
beforeAll(async () => {
  node = await startFullNode();
});
afterAll(() => node.close());

test('what is said is done in its order, but whether we are there is told at once', async () => {
  const [ann, bob] = [await node.player(), await node.player()];
  const table = await seated([ann, bob], { game: 'high-card' });
  const from = ann.messages.length;
  const answered = () =>
    ann.messages.slice(from).flatMap((message) => (message.type === 'done' ? [message.id] : []));
  for (const id of ['first', 'second'])
    ann.socket?.send(JSON.stringify({ type: 'chat', id, table, text: id }));
  ann.socket?.send(JSON.stringify({ type: 'ping', id: 'alive' }));
  await ann.until(() => answered().length === 3);
  expect(answered()).toEqual(['alive', 'first', 'second']);
});
