import type { FromServer } from '@starboard/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FullNode, seated, startFullNode } from '../testing/nodes/full-node.ts';
import type { Player } from '../testing/people/player.ts';

const paces = { none: null, calm: { free: 600_000, reserve: 600_000, window: 600_000 } };

let node: FullNode;
beforeAll(async () => {
  node = await startFullNode({ wishes: { paces } });
});
afterAll(() => node.close());

/** All there is to a message but for what it says. */
const outline = (message: FromServer): string =>
  'n' in message ? `${message.type} ${message.n}` : message.type;

type Course = (table: string, seats: readonly Player[]) => Promise<void>;

/** Three play a round of which others know nothing until its end; tells what each who looked on was sent. */
async function streamsOf(game: string, clock: string, course: Course): Promise<Record<string, string[]>> {
  const seats = [await node.player(), await node.player(), await node.player()];
  const zoe = await node.player();
  const options = game === 'whispers' ? { secretive: true } : {};
  const table = await seated(seats, { game, clock, options });
  await zoe.watches(table);
  const others = { 'who waits': seats[2] as Player, 'who watches': zoe };
  // who is there is told now and then: the last of it may come a moment later
  const hasHeard = () =>
    others['who waits'].messages.some((said) => said.type === 'presence' && said.watching === 1);
  await others['who waits'].until(hasHeard, 'word of the spectator');
  const flush = async () => {
    for (const player of [...seats, zoe]) await player.says({ type: 'ping' });
  };
  await flush();
  const from = Object.values(others).map(({ messages }) => messages.length);
  await course(table, seats);
  await flush();
  const streams = Object.entries(others).map(([name, { messages }], index) => [
    name,
    messages.slice(from[index]).map(outline),
  ]);
  for (const player of [...seats, zoe]) await player.disconnect();
  return Object.fromEntries(streams) as Record<string, string[]>;
}

const says = async (player: Player | undefined, table: string, which: 0 | -1) => {
  const { shape } = (await player?.asked(table)) ?? {};
  const answer = shape?.kind === 'choose' ? (shape.options.at(which) ?? '') : '';
  expect((await player?.answers(table, answer))?.type).toBe('news');
};

describe.each(['masquerade', 'whispers'])('what is asked in secret at %s', (game) => {
  test.each(['none', 'calm'])(
    'shows in nobody else’s messages, nor in their number (clock: %s)',
    async (clock) => {
      const plain = await streamsOf(game, clock, async (table, [ann, bob]) => {
        await says(ann, table, 0);
        await says(bob, table, 0);
      });
      // another deal, other answers, in another order, with second thoughts and refusals
      const winding = await streamsOf(game, clock, async (table, [ann, bob]) => {
        await says(bob, table, -1);
        await bob?.says({ type: 'undo', table });
        await says(bob, table, 0);
        await bob?.says({ type: 'act', table, decision: 1, answer: 'dream' });
        await ann?.says({ type: 'undo', table });
        await says(ann, table, -1);
      });
      // and no player has done anything
      const idle = await streamsOf(game, clock, () => Promise.resolve());
      expect(winding).toEqual(plain);
      expect(idle).toEqual(plain);
    },
  );

  test('shows no more when it is over', async () => {
    const over =
      (which: 0 | -1, order: readonly number[]): Course =>
      async (table, seats) => {
        for (const seat of order) await says(seats[seat], table, which);
      };
    expect(await streamsOf(game, 'calm', over(-1, [1, 0, 2]))).toEqual(
      await streamsOf(game, 'calm', over(0, [0, 1, 2])),
    );
  });
});

test('orders left with the table are between it and whoever left them', async () => {
  const seats = [await node.player(), await node.player(), await node.player()] as const;
  const table = await seated(seats, { game: 'cosmic-encounter', clock: 'calm' });
  const [ann, ...others] = seats;
  for (const player of seats) await player.says({ type: 'ping' });
  const from = others.map(({ messages }) => messages.length);
  const orders = [{ at: 'all', as: 'any', then: 'ask' }];
  expect(await ann.says({ type: 'orders', table, orders })).toMatchObject({ type: 'done' });
  for (const [index, player] of others.entries()) {
    await player.says({ type: 'ping' });
    expect(player.messages.slice(from[index]).map(({ type }) => type)).not.toContain('table');
  }
});
