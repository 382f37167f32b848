import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FullNode, seated, startFullNode } from '../../testing/nodes/full-node.ts';
import type { Player } from '../../testing/people/player.ts';

let node: FullNode;
beforeAll(async () => {
  node = await startFullNode({
    wishes: {
      grace: 300,
      paces: {
        hasty: { free: 300, reserve: 0, window: 150 },
        calm: { free: 600_000, reserve: 60_000, window: 1000 },
      },
    },
  });
});
afterAll(() => node.close());

/** Any bot might do it at one table; at so many none does by chance. */
const tables = 8;

const stakes = (player: Player): number[] =>
  player.messages
    .flatMap((message) => (message.type === 'news' ? message.events : []))
    .flatMap((event) => (event.type === 'stakeCalled' && 'stake' in event ? [Number(event.stake)] : []));

test('whoever stands in for somebody stakes no more of theirs than it must', async () => {
  const [ann, bob] = [await node.player(), await node.player()];
  for (let table = 0; table < tables; table++) await seated([ann, bob], { game: 'high-card', clock: 'calm' });
  await ann.disconnect();
  await bob.until(() => stakes(bob).length === tables, 'the stake at every table');
  expect(stakes(bob)).toEqual(Array.from({ length: tables }, () => 1));
});

test('nor does whoever helps out when time has run out', async () => {
  const [ann, bob] = [await node.player(), await node.player()];
  for (let table = 0; table < tables; table++)
    await seated([ann, bob], { game: 'high-card', clock: 'hasty' });
  await bob.until(() => stakes(bob).length >= tables, 'the stake at every table');
  expect(stakes(bob).filter((stake) => stake !== 1)).toEqual([]);
});
