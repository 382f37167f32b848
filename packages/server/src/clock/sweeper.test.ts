import { setTimeout as pause } from 'node:timers/promises';
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

const lines = (containing: string): readonly string[] =>
  node
    .logged()
    .split('\n')
    .filter((line) => line.includes('looking for what is due') && line.includes(containing));

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await pause(50);
}

test('while the database is away the log says so once, and once that it is back; then clocks run again', async () => {
  await postgres.kill();
  await until(() => lines('a chore fails').length > 0);
  // far longer than between two looks
  await pause(2_500);
  expect(lines('a chore fails')).toHaveLength(1);
  await postgres.restart();
  await until(() => lines('a chore works again').length > 0);
  expect(lines('a chore')).toHaveLength(2);
  const [tried] = lines('works again').map((line) => (JSON.parse(line) as { failures: number }).failures);
  expect(tried).toBeGreaterThan(1);

  const [ann, bob] = [await node.player(), await node.player()];
  const table = await seated([ann, bob], { game: 'high-card', clock: 'hasty' });
  await bob.until(() => bob.screen(table).sections['direction'] === 'high', 'the agreed answer');
});
