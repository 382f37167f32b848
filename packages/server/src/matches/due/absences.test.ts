import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FullNode, seated, startFullNode } from '../../testing/nodes/full-node.ts';
import type { Player } from '../../testing/people/player.ts';

let node: FullNode;
beforeAll(async () => {
  // longer than any test takes
  node = await startFullNode({ wishes: { awayGrace: 3_600_000 } });
});
afterAll(() => node.close());

const pauses = ({ messages }: Player) =>
  messages
    .flatMap((message) => (message.type === 'news' ? message.events : []))
    .filter(({ type }) => type === 'paused');

test('a page that is loaded anew stops no round, nor does a player who is on the way to it', async () => {
  const [ann, bob] = [await node.player(), await node.player()];
  const table = await seated([ann, bob], { game: 'patient-race' });
  await ann.answers(table, 'roll');
  await bob.disconnect();
  await ann.until(() => ann.screen(table).connected.length === 1, 'Bob gone');
  expect(await ann.answers(table, 'roll')).toMatchObject({ type: 'news' });
  await bob.connect();
  await bob.watches(table, bob.screen(table).n);
  expect(await bob.answers(table, 'roll')).toMatchObject({ type: 'news' });
  expect(pauses(ann)).toEqual([]);
});
