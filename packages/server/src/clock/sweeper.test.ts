import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FullNode, seated, startFullNode } from '../testing/nodes/full-node.ts';
import { type PostgresServer, startPostgres } from '../testing/postgres.ts';

let postgres: PostgresServer;
let node: FullNode;
beforeAll(async () => {
  postgres = await startPostgres();
  node = await startFullNode({ config: { databaseUrl: await postgres.freshDatabase() } });
});
afterAll(async () => {
  await node.close();
  await postgres.stop();
});

const linesOf = (chore: string, containing: string): readonly string[] =>
  node
    .logged()
    .split('\n')
    .filter((line) => line.includes(chore) && line.includes(containing));
const lines = (containing: string) => linesOf('looking for what is due', containing);

test('while the database is away the log says so once, and once that it is back; then clocks run again', async () => {
  await postgres.kill();
  await expect.poll(() => lines('a chore fails')).not.toEqual([]);
  // what is done every five seconds fails after many looks have failed
  await expect.poll(() => linesOf('starting what was delayed', 'a chore fails')).not.toEqual([]);
  expect(lines('a chore fails')).toHaveLength(1);
  await postgres.restart();
  await expect.poll(() => lines('a chore works again')).not.toEqual([]);
  expect(lines('a chore')).toHaveLength(2);
  const [tried] = lines('works again').map((line) => (JSON.parse(line) as { failures: number }).failures);
  expect(tried).toBeGreaterThan(1);

  const [ann, bob] = [await node.player(), await node.player()];
  const table = await seated([ann, bob], { game: 'high-card', clock: 'hasty' });
  await bob.until(() => bob.screen(table).sections['direction'] === 'high', 'the agreed answer');
});
