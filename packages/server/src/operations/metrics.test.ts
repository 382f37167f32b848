import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';

test('docs/operations.md tells of every metric of ours', async () => {
  const docs = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
  const told = new Set(docs.match(/(?<=`)starboard_\w+(?=`)/g));
  const counted = (await createMetrics().text()).match(/(?<=^# TYPE )starboard_\w+/gm) ?? [];
  expect([...told].sort()).toEqual([...counted].sort());
});

test('two nodes in one process count for themselves', async () => {
  const [one, other] = [createMetrics(), createMetrics()];
  one.inputs.inc({ result: 'accepted' });
  expect(await one.text()).toContain('starboard_inputs_total{result="accepted"} 1');
  expect(await other.text()).not.toContain('starboard_inputs_total{');
});
