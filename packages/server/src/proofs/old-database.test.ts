import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { randomFrom } from '@starboard/engine';
import { gameById } from '@starboard/games';
import type { Replay, TableDetail } from '@starboard/protocol';
import { type MatchFile, verified } from '@starboard/records';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseFile } from '../store/sqlite/open-file.ts';
import { type FullNode, startFullNode } from '../testing/nodes/full-node.ts';
import { makeDatabase } from '../testing/old-files/make-database.ts';
import { oldPeople, playOn, signedIn } from '../testing/old-files/old-people.ts';
import type { Player } from '../testing/people/player.ts';

const old = new URL('../testing/old-files/', import.meta.url);

let tables: Readonly<Record<string, string>>;
let folder: string;
let node: FullNode;
let ann: Player;
let bob: Player;
beforeAll(async () => {
  if (process.env['MAKE_OLD_FILES']) await makeDatabase();
  tables = JSON.parse(await readFile(new URL('tables.json', old), 'utf8')) as typeof tables;
  folder = await mkdtemp(join(tmpdir(), 'starboard-old-'));
  await writeFile(databaseFile(folder), gunzipSync(await readFile(new URL('starboard.db.gz', old))));
  node = await startFullNode({ config: { dataDir: folder } });
  [ann, bob] = (await Promise.all(oldPeople.map((name) => signedIn(node.url, name)))) as [Player, Player];
});
afterAll(async () => {
  for (const player of [ann, bob]) await player.disconnect();
  await node.close();
  await rm(folder, { recursive: true });
});

const exported = async (name: string): Promise<MatchFile> =>
  JSON.parse(await readFile(new URL(`${name}.starboard.json`, old), 'utf8')) as MatchFile;

async function wholeReplay(table: string): Promise<Replay['steps']> {
  const steps: Replay['steps'][number][] = [];
  for (let total = 1; steps.length < total; ) {
    const page = `/api/tables/${table}/replay?viewer=spectator&from=${steps.length}&limit=200`;
    const { body } = await ann.browser.get<Replay>(page);
    ({ total } = body);
    steps.push(...body.steps);
  }
  return steps;
}

/** Who made an input was then spelled into its request: `bot:2:17`. */
describe('a database made at commit 4b68667, before entries of a log named their author', () => {
  test.each([
    ['finished AF', 'finished-af'],
    ['finished CE', 'finished-ce'],
    ['resigned AF', 'resigned-af'],
  ] as const)('shows and hands out what is over: %s', async (what, name) => {
    const file = await exported(name);
    const { body, status } = await ann.browser.get<MatchFile>(`/api/tables/${tables[what]}/export`);
    expect([status, body]).toEqual([200, file]);
    const steps = await wholeReplay(tables[what] ?? '');
    expect(steps.length).toBeGreaterThan(file.inputs.length);
    expect(steps.every(({ sections }) => sections !== undefined)).toBe(true);
  });

  test('tells how people ended it, and for whom bots played', async () => {
    const table = tables['agreed CE'] ?? '';
    const { body } = await ann.browser.get<TableDetail>(`/api/tables/${table}`);
    expect(body).toMatchObject({ status: 'finished', result: { kind: 'agreed' } });
    const told = (await wholeReplay(table)).flatMap(({ events }) => events.map(({ type }) => type));
    expect(told).toContain('table:time-ran-out');
    expect(told).toContain('table:stood-in');
    expect(told.at(-1)).toBe('table:over');
  });

  // bots take their time in every window of Cosmic Encounter: its players agree to end it
  test.each([
    ['running AF', 'played', Number.POSITIVE_INFINITY],
    ['running CE', 'agreed', 30],
  ])('goes on with what runs: %s is %s to its end', async (what, kind, most) => {
    const table = tables[what] ?? '';
    for (const player of [ann, bob]) {
      await player.watches(table, 0);
      await player.until(() => 'outcome' in player.screen(table).sections);
    }
    const random = randomFrom(`going on with ${what}`);
    await playOn(table, [ann, bob], random, 3);
    for (const player of [ann, bob]) await player.says({ type: 'undo', table });
    expect((await ann.says({ type: 'takeback', table, agree: true })).type).toBe('done');
    await bob.until(() => (bob.screen(table).detail?.takeback ?? null) !== null);
    const answers = bob.screen(table).detail?.takeback?.from ?? undefined;
    expect(await bob.says({ type: 'takeback', table, agree: true, answers })).toMatchObject({ type: 'done' });
    await playOn(table, [ann, bob], random, most);
    if (kind === 'agreed')
      for (const player of [ann, bob]) await player.says({ type: 'vote-end', table, agree: true });
    await ann.until(() => ann.screen(table).detail?.status === 'finished', 'the end');
    expect(ann.screen(table).detail?.result?.kind).toBe(kind);
    const { body: file } = await ann.browser.get<MatchFile>(`/api/tables/${table}/export`);
    const game = gameById(file.game);
    expect(game && verified(game, file).match.position.outcome).toEqual(file.outcome);
  });
});

test.each(['finished-af', 'finished-ce', 'resigned-af'])(
  'a file handed out at commit 4b68667 is checked, and brought back: %s',
  async (name) => {
    const file = await exported(name);
    const game = gameById(file.game);
    expect(game && verified(game, file).log).toHaveLength(file.inputs.length);
    const { status, body } = await ann.browser.post<TableDetail>('/api/import', file);
    expect([status, body.status]).toEqual([200, 'finished']);
    const again = await ann.browser.get<MatchFile>(`/api/tables/${body.id}/export`);
    // names that are taken here come back in quotation marks; the digest is of all that positions hold by now
    const { digest } = again.body;
    expect(again.body).toEqual({ ...file, digest, names: expect.any(Array) as unknown });
    expect(game && verified(game, again.body).match.position.outcome).toEqual(file.outcome);
  },
);
