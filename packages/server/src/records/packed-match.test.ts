import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playedInputs, recordedSteps } from '@starboard/host';
import type { Recording, Replay, TableDetail } from '@starboard/protocol';
import { type MatchFile, verified } from '@starboard/records';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FullNode, seated, startFullNode } from '../testing/nodes/full-node.ts';
import { patientRace } from '../testing/patient-race.ts';
import { Browser } from '../testing/people/browser.ts';
import type { Player } from '../testing/people/player.ts';
import { rowsOfLog } from '../testing/stores/stored-rows.ts';

let folder: string;
let node: FullNode;
let ann: Player;
let bob: Player;
const start = () => startFullNode({ config: { dataDir: folder } });
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starboard-packed-'));
  node = await start();
  [ann, bob] = [await node.player('Ann'), await node.player('Bob')];
});
afterAll(async () => {
  for (const player of [ann, bob]) await player.disconnect();
  await node.close();
  await rm(folder, { recursive: true });
});

const rolledIn = (events: readonly { readonly type: string }[]) =>
  events.filter(({ type }) => type === 'rolled');

const rolls = 20;

/** Ann rolls and rolls, and Bob gives up. */
async function raced(): Promise<string> {
  const table = await seated([ann, bob], { game: 'patient-race' });
  for (let roll = 0; roll < rolls; roll++) await ann.answers(table, 'roll', `${table}-${roll}`);
  expect((await bob.says({ type: 'resign', table })).type).toBe('done');
  await ann.until(() => ann.screen(table).detail?.status === 'finished', 'the end');
  return table;
}

/** A race that is over, and packed. */
async function packed(): Promise<string> {
  const table = await raced();
  await expect.poll(() => rowsOfLog(folder, table)).toEqual([0, 1]);
  return table;
}

test('a match in real time that is over is packed, handed out and shown as it was', async () => {
  const table = await packed();
  const { body: file } = await ann.browser.get<MatchFile>(`/api/tables/${table}/export`);
  expect(file.inputs.filter((input) => 'answer' in input)).toHaveLength(rolls);
  expect(verified(patientRace, file).match.position.outcome).toBeNull();
  const { body } = await bob.browser.get<Replay>(`/api/tables/${table}/replay?limit=200`);
  expect(rolledIn(body.steps.flatMap(({ events }) => events))).toHaveLength(rolls);
  expect(body.steps.every(({ sections }) => sections !== undefined)).toBe(true);
  const anyone = new Browser(node.url);
  const { body: recording } = await anyone.get<Recording>(`/api/tables/${table}/recording`);
  const { beginning, names } = recording;
  expect([beginning.seed, names]).toEqual([file.seed, ['Ann', 'Bob']]);
  expect(playedInputs(recordedSteps(recording))).toEqual(file.inputs);
  // whose request it was is in no answer
  for (const { account } of [ann, bob]) expect(JSON.stringify(recording)).not.toContain(account);
});

test('a match in steps keeps its rows', async () => {
  const table = await seated([ann, bob], { game: 'high-card' });
  await ann.answers(table, 'low');
  expect((await bob.says({ type: 'resign', table })).type).toBe('done');
  await ann.until(() => ann.screen(table).detail?.status === 'finished', 'the end');
  // what ended later is packed by now
  await packed();
  expect(rowsOfLog(folder, table)).toEqual([2, 0]);
});

test('a match in real time that was brought here as a file is packed too', async () => {
  const { body: file } = await ann.browser.get<MatchFile>(`/api/tables/${await packed()}/export`);
  const { body: brought } = await ann.browser.post<TableDetail>('/api/import', file);
  await expect.poll(() => rowsOfLog(folder, brought.id)).toEqual([0, 1]);
  const { body: again } = await ann.browser.get<MatchFile>(`/api/tables/${brought.id}/export`);
  expect(again.inputs).toEqual(file.inputs);
});

test('players who come back to another node are told of it, and what they said before is not taken for new', async () => {
  const table = await packed();
  for (const player of [ann, bob]) await player.disconnect();
  await node.close();
  node = await start();
  for (const player of [ann, bob]) {
    await player.connect(node.url);
    await player.watches(table, 0);
    const view = player.messages.findLast((message) => message.type === 'view');
    expect(rolledIn(view?.missed ?? [])).toHaveLength(rolls);
  }
  const again = { type: 'act', table, decision: 1, answer: 'roll' } as const;
  expect(await ann.says(again, `${table}-3`)).toMatchObject({ type: 'done' });
  expect(await ann.says(again, 'new')).toMatchObject({
    type: 'refused',
    reason: { key: 'engine.match-over' },
  });
});
