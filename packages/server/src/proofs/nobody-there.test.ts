import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres } from '../store/postgres/open-postgres.ts';
import type { Store } from '../store/store.ts';
import { seated } from '../testing/nodes/full-node.ts';
import { type NatsServer, startNats } from '../testing/nats.ts';
import { type NodeProcess, startNodeProcess } from '../testing/nodes/node-process.ts';
import { Player } from '../testing/people/player.ts';
import { sharedDatabase } from '../testing/shared-database.ts';

let nats: NatsServer;
let database: string;
let store: Store;

beforeAll(async () => {
  nats = await startNats();
  database = await sharedDatabase();
  store = await openPostgres(database);
});
afterAll(async () => {
  await store.close();
  await nats.stop();
});

const startOne = (): Promise<NodeProcess> => startNodeProcess({ DATABASE_URL: database, NATS_URL: nats.url });

const inputs = async (table: string): Promise<number> => (await store.matches.load(table))?.seq ?? -1;
const rests = async (table: string) => {
  const { rest, dueAt } = (await store.matches.load(table)) ?? {};
  return rest !== null && dueAt === null;
};

describe('a match none of whose players is there', () => {
  test('stands still though its node was killed, and goes on where they come back', async () => {
    let node = await startOne();
    const [ann, bob] = [await Player.arrive(node.url), await Player.arrive(node.url)];
    // on a fast clock that would be over by the time the next node is there
    const table = await seated([ann, bob], { game: 'whispers', clock: 'hasty' });
    await node.kill();
    const before = await inputs(table);
    // what is due is found by the next node, which no player comes to
    node = await startOne();
    await expect.poll(() => rests(table)).toBe(true);
    expect(await inputs(table)).toBe(before);
    for (const player of [ann, bob]) {
      await player.connect(node.url);
      player.screens.delete(table);
      await player.watches(table);
    }
    await expect.poll(() => inputs(table)).toBeGreaterThan(before);
    for (const player of [ann, bob]) await player.disconnect();
    await node.stop();
  });

  test('stands still when each leaves another node, and goes on at a third', async () => {
    const nodes = await Promise.all([startOne(), startOne(), startOne()]);
    const [first = '', second = '', third = ''] = nodes.map(({ url }) => url);
    const [ann, bob, eve] = [
      await Player.arrive(first),
      await Player.arrive(first),
      await Player.arrive(third),
    ];
    await bob.disconnect();
    await bob.connect(second);
    const table = await seated([ann, bob], { game: 'high-card', clock: 'normal' });
    await eve.watches(table);
    await eve.until(() => eve.screen(table).connected.length === 2, 'both present');
    await Promise.all([ann.disconnect(), bob.disconnect()]);
    await expect.poll(() => rests(table)).toBe(true);
    const standing = () =>
      eve.messages.findLast((message) => message.type === 'clock' && message.table === table);
    await eve.until(() => 'stands' in (standing() ?? {}), 'a standing clock');
    await bob.connect(third);
    await bob.watches(table);
    await eve.until(() => !('stands' in (standing() ?? {})), 'a running clock');
    await ann.connect(first);
    await ann.watches(table);
    await ann.answers(table, 'low');
    await bob.until(() => bob.screen(table).sections['direction'] === 'low', 'the move');
    for (const player of [ann, bob, eve]) await player.disconnect();
    await Promise.all(nodes.map((node) => node.stop()));
  });

  test('loses no time to a node that was stopped', async () => {
    let node = await startOne();
    const ann = await Player.arrive(node.url);
    const table = await seated([ann], { game: 'high-card', bots: ['random'], clock: 'normal' });
    const askedAt = async () => (await store.matches.load(table))?.clock?.askedAt[0] ?? 0;
    const asked = await askedAt();
    await node.stop();
    const stoppedAt = Date.now();
    node = await startOne();
    await expect
      .poll(async () => {
        await store.db
          .updateTable('matches')
          .set({ due_at: 1 })
          .where('id', '=', table)
          .where('rest_json', 'is', null)
          .execute();
        return rests(table);
      })
      .toBe(true);
    const { since } = JSON.parse((await store.matches.load(table))?.rest ?? '{}') as { since: number };
    expect(since).toBeLessThanOrEqual(stoppedAt);
    expect(since).toBeGreaterThanOrEqual(asked);
    await ann.connect(node.url);
    await ann.watches(table);
    const back = Date.now();
    await ann.answers(table, 'low');
    expect(await askedAt()).toBeGreaterThanOrEqual(back);
    await ann.disconnect();
    await node.stop();
  });
});
