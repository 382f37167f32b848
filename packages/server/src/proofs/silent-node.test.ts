import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seated } from '../testing/nodes/full-node.ts';
import { type NatsServer, startNats } from '../testing/nats.ts';
import { type NodeProcess, startNodeProcess } from '../testing/nodes/node-process.ts';
import { Player } from '../testing/people/player.ts';
import { sharedDatabase } from '../testing/shared-database.ts';

let nats: NatsServer;
let settings: Readonly<Record<string, string>>;

beforeAll(async () => {
  nats = await startNats();
  settings = { DATABASE_URL: await sharedDatabase(), NATS_URL: nats.url, GRACE: '1000' };
});
afterAll(() => nats.stop());

interface Story {
  readonly nodes: readonly [NodeProcess, NodeProcess];
  readonly ann: Player;
  readonly bob: Player;
  readonly table: string;
}

/** Ann and Bob play without a clock, each at a node of their own. */
async function apart(): Promise<Story> {
  const nodes = [await startNodeProcess(settings), await startNodeProcess(settings)] as const;
  const [ann, bob] = [await Player.arrive(nodes[0].url), await Player.arrive(nodes[1].url)];
  const table = await seated([ann, bob], { game: 'high-card' });
  await sees(ann, table, '0,1');
  return { nodes, ann, bob, table };
}

const sees = async (player: Player, table: string, connected: string) => {
  await expect.poll(() => String(player.screen(table).connected)).toBe(connected);
};

describe('players of a node of which nothing is heard any more', () => {
  test('count as gone when it was killed, and a bot stands in for them', async () => {
    const { nodes, ann, bob, table } = await apart();
    await nodes[1].kill();
    await sees(ann, table, '0');
    await expect
      .poll(() => ann.screen(table).detail?.seats[1])
      .toMatchObject({ account: bob.account, standIn: expect.any(String) });
    await bob.connect(nodes[0].url);
    await bob.watches(table);
    await sees(ann, table, '0,1');
    await expect.poll(() => ann.screen(table).detail?.seats[1]).not.toHaveProperty('standIn');
    await nodes[0].stop();
  });

  test('are there again as soon as it is heard of', async () => {
    const { nodes, ann, table } = await apart();
    nodes[1].freeze();
    await sees(ann, table, '0');
    nodes[1].thaw();
    await sees(ann, table, '0,1');
    await Promise.all(nodes.map((node) => node.stop()));
  });
});
