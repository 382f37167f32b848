import { DatabaseSync } from '@photostructure/sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { databaseFile } from '../../store/sqlite/open-file.ts';
import { seated, startFullNode } from '../../testing/nodes/full-node.ts';

const paces = { none: null, brisk: { free: 600_000, reserve: 600_000, window: 300 } };

test('an answer left for a moment to react is given when its time is up, where others could count the seconds', async () => {
  const node = await startFullNode({ wishes: { paces } });
  onTestFinished(() => node.close());
  const [ann, bob] = [await node.player(), await node.player()];
  const table = await seated([ann, bob], { game: 'masquerade', clock: 'brisk' });
  // the nights pass by themselves
  await ann.until(() => ann.prompt(table)?.prompt === 'speak', 'the first day');
  await bob.until(() => bob.prompt(table) === null, 'the end of the night');
  const answers = [{ prompt: 'night', given: 'nothing', answer: 'sleep' }];
  const { n } = bob.screen(table);
  expect(await bob.says({ type: 'leave', table, n, answers })).toMatchObject({ type: 'done' });
  await ann.answers(table, 'bold');
  await ann.until(() => ann.prompt(table)?.prompt === 'accuse', 'what comes next');
  await ann.answers(table, 'nobody');
  await bob.until(() => bob.prompt(table)?.prompt === 'speak', 'the second day');
  const database = new DatabaseSync(databaseFile(node.config.dataDir), { readOnly: true });
  const rows = database
    .prepare('select seat, made_by as by from inputs where match_id = ? order by seq desc limit 2')
    .all(table) as { seat: number; by: string }[];
  database.close();
  expect(Object.fromEntries(rows.map(({ seat, by }) => [seat, by]))).toEqual({ 0: 'clock', 1: 'order' });
});
