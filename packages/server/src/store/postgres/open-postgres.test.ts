import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PostgresServer, startPostgres } from '../../testing/postgres.ts';
import { createToyMatch, toyAppend } from '../../testing/stores/toy-match.ts';
import { type Migration, migrations } from '../migrations/index.ts';
import { openPostgres } from './open-postgres.ts';

let server: PostgresServer;

beforeAll(async () => {
  server = await startPostgres();
});

afterAll(() => server.stop());

test('nodes that start at once migrate an empty database once', async () => {
  const url = await server.freshDatabase();
  const stores = await Promise.all([1, 2, 3, 4].map(() => openPostgres(url)));
  for (const store of stores) await store.ping();
  const done = await stores[0]?.db.selectFrom('migrations').select('name').orderBy('name').execute();
  expect(done).toEqual(migrations.map(({ name }) => ({ name })));
  for (const store of stores) await store.close();
});

test('a migration that fails changes nothing, and one of a newer version is refused', async () => {
  const url = await server.freshDatabase();
  const add: Migration['up'] = async (db) => {
    await sql`alter table mutes add column since integer`.execute(db);
  };
  const broken: Migration = {
    name: '002-second',
    async up(db, dialect) {
      await add(db, dialect);
      throw new Error('half way');
    },
  };
  await expect(openPostgres(url, [...migrations, broken])).rejects.toThrow('half way');
  const store = await openPostgres(url, [...migrations, { name: '002-second', up: add }]);
  await sql`select since from mutes`.execute(store.db);
  await store.close();
  await expect(openPostgres(url, migrations)).rejects.toThrow('made by a newer version of Starboard');
});

test('a server that cannot be reached is an error', async () => {
  await expect(openPostgres('postgres://starboard@127.0.0.1:1/none')).rejects.toThrow('ECONNREFUSED');
});

test('a server that goes away fails what is asked meanwhile and serves what is asked after', async () => {
  const store = await openPostgres(await server.freshDatabase());
  await createToyMatch(store, 'ann');
  await store.matches.append([toyAppend('ann', 0, ['before'])]);
  // another node is in the middle of a transaction
  const transaction = store.db.transaction().execute(async (step) => {
    await step.updateTable('matches').set({ due_at: 5 }).execute();
    await server.restart();
    await step.updateTable('matches').set({ due_at: 6 }).execute();
  });
  await expect(transaction).rejects.toThrow(/connection/i);
  await store.ping();
  expect(await store.matches.load('ann')).toMatchObject({ seq: 1, dueAt: null });

  await server.kill();
  await expect(store.ping()).rejects.toThrow('ECONNREFUSED');
  await expect(store.matches.append([toyAppend('ann', 1, ['meanwhile'])])).rejects.toThrow('ECONNREFUSED');
  await server.restart();
  expect(await store.matches.append([toyAppend('ann', 1, ['after'])])).toEqual([true]);
  await store.close();
});

test('appends of many nodes go on through a crash: nothing acknowledged is lost', async () => {
  const url = await server.freshDatabase();
  const nodes = await Promise.all([1, 2, 3].map(() => openPostgres(url)));
  const [first] = nodes;
  if (!first) throw new Error('no node');
  await createToyMatch(first, 'ann');
  const kept: string[] = [];
  const stop = new AbortController();
  const play = async (store: (typeof nodes)[number], node: number) => {
    for (let number = 0; !stop.signal.aborted; number += 1) {
      const request = `${node}-${number}`;
      try {
        const seq = (await store.matches.seqs(['ann'])).get('ann') ?? 0;
        const [written] = await store.matches.append([toyAppend('ann', seq, [request])]);
        if (written) kept.push(request);
      } catch {
        // it is being restarted
      }
    }
  };
  const playing = nodes.map(play);
  for (let crash = 0; crash < 2; crash += 1) {
    const before = kept.length;
    while (kept.length < before + 50) await first.ping().catch(() => undefined);
    await server.kill();
    await server.restart();
  }
  stop.abort();
  await Promise.all(playing);
  const inputs = await first.matches.inputsAfter('ann', 0, 1_000_000);
  expect(inputs.map(({ seq }) => seq)).toEqual(inputs.map((_, index) => index + 1));
  const stored = new Set(inputs.map(({ request }) => request));
  expect(stored.size).toBe(inputs.length);
  expect(kept.filter((request) => !stored.has(request))).toEqual([]);
  for (const store of nodes) await store.close();
});
