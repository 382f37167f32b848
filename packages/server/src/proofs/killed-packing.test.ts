import { DatabaseSync } from '@photostructure/sqlite';
import type { LogEntry } from '@starboard/host';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { databaseFile } from '../store/sqlite/open-file.ts';
import type { Dialect, Store } from '../store/store.ts';
import { longRace } from '../testing/long-race.ts';
import { type NodeProcess, startNodeProcess } from '../testing/nodes/node-process.ts';
import { keepMatch } from '../testing/stores/kept-match.ts';
import { dialects, newPremises } from '../testing/stores/stores.ts';

/** How often the node is killed; more in a long run: KILLS=100. */
const kills = Number(process.env['KILLS'] ?? 2);
const matches = kills * 3;

const logOf = (store: Store, id: string) => store.matches.inputsAfter(id, 0, 1_000_000);

/** How many rows there are in a table, while a node has the database. */
async function countIn(dialect: Dialect, where: string, table: 'inputs' | 'packed_logs'): Promise<number> {
  const query = `select count(*) as count from ${table}`;
  if (dialect === 'sqlite') {
    const db = new DatabaseSync(databaseFile(where), { readOnly: true });
    const { count } = db.prepare(query).get() as { count: number };
    db.close();
    return count;
  }
  const client = new Client(where);
  await client.connect();
  const { rows } = await client.query<{ count: string }>(query);
  await client.end();
  return Number(rows[0]?.count);
}

describe.each(dialects)('a node on %s that is killed while it packs logs', (dialect) => {
  test('loses no entry, and the next goes on from there', async () => {
    const premises = await newPremises(dialect);
    const { where } = premises;
    const start = (): Promise<NodeProcess> =>
      startNodeProcess(dialect === 'sqlite' ? { DATA_DIR: where } : { DATABASE_URL: where });
    const rowsLeft = () => countIn(dialect, where, 'inputs');

    const before = await premises.open();
    const logs = new Map<string, readonly LogEntry[]>();
    for (let match = 0; match < matches; match++) {
      const beginning = { seats: 3, seed: `match ${match}`, options: {} };
      const { id } = await keepMatch(before, longRace, beginning, { most: 600 + 60 * match });
      logs.set(id, await logOf(before, id));
    }
    await before.db.updateTable('matches').set({ pack_at: 1 }).execute();
    await before.close();

    const all = await rowsLeft();
    for (let kill = 1; kill <= kills; kill++) {
      const node = await start();
      const enough = all * (1 - (kill - Math.random()) / (kills + 1));
      // as soon as so much of it is done, and in the midst of the rest
      await expect.poll(rowsLeft, { interval: 1 }).toBeLessThanOrEqual(enough);
      await node.kill();
      const store = await premises.open();
      for (const [id, log] of logs) expect(await logOf(store, id)).toEqual(log);
      // what the dead node has claimed is free again, as it would be some minutes later
      await store.db.updateTable('matches').set({ pack_at: 1 }).where('pack_at', 'is not', null).execute();
      await store.close();
    }

    const last = await start();
    await expect.poll(rowsLeft).toBe(0);
    expect(await countIn(dialect, where, 'packed_logs')).toBe(matches);
    await last.stop();
    const after = await premises.open();
    for (const [id, log] of logs) expect(await logOf(after, id)).toEqual(log);
    await after.close();
    await premises.remove();
  });
});
