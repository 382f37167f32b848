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

test('in Cosmic Encounter the normal bot plays for a player who has gone, until they are back', async () => {
  const [ann, bob] = [await node.player(), await node.player()];
  const wish = { game: 'cosmic-encounter', bots: ['easy'], clock: 'calm' };
  const table = await seated([ann, bob], wish);
  const held = () => bob.screen(table).detail?.seats[0];
  await ann.disconnect();
  await bob.until(() => 'standIn' in (held() ?? {}), 'the stand-in');
  expect(held()).toMatchObject({ kind: 'person', standIn: 'normal' });
  await ann.connect();
  await ann.watches(table);
  await bob.until(() => !('standIn' in (held() ?? {})), 'Ann');
});
