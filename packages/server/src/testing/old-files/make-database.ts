import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { randomFrom } from '@starboard/engine';
import { type MatchFile, textOf } from '@starboard/records';
import { backup } from '../../store/sqlite/backup.ts';
import { seated, startFullNode } from '../nodes/full-node.ts';
import type { Player } from '../people/player.ts';
import { Browser } from '../people/browser.ts';
import { oldPassword, oldPeople, playOn, signedIn } from './old-people.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Makes the files that `old-database.test.ts` takes up, with the version this is run in. */
export async function makeDatabase(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'starboard-old-'));
  const node = await startFullNode({ config: { dataDir: join(folder, 'data') } });
  const tables = await playAll(node.url);
  await node.close();
  backup(join(folder, 'data'), join(folder, 'copy.db'));
  const copy = gzipSync(await readFile(join(folder, 'copy.db')), { level: 9 });
  await writeFile(join(here, 'starboard.db.gz'), copy);
  await writeFile(join(here, 'tables.json'), `${JSON.stringify(tables, null, 2)}\n`);
  await rm(folder, { recursive: true });
}

async function playAll(url: string): Promise<Readonly<Record<string, string>>> {
  for (const name of oldPeople) {
    const browser = new Browser(url);
    await browser.becomeGuest();
    await browser.post('/api/me/password', { name, password: oldPassword });
  }
  const [ann, bob, eve] = (await Promise.all(oldPeople.map((name) => signedIn(url, name)))) as [
    Player,
    Player,
    Player,
  ];
  const tables: Record<string, string> = {};
  const opens = async (what: string, ...seats: Parameters<typeof seated>): Promise<string> =>
    (tables[what] = await seated(...seats));

  const whole = await opens('finished AF', [ann], { ...frontiers, bots: ['easy'] });
  await changeMinds(whole, [ann]);
  await playOn(whole, [ann], random);

  const running = await opens('running AF', [ann, bob], { ...frontiers, bots: ['easy'] });
  await changeMinds(running, [ann, bob]);

  const resigned = await opens('resigned AF', [ann, bob], frontiers);
  await playOn(resigned, [ann, bob], random, 8);
  await bob.says({ type: 'resign', table: resigned });

  const encounters = await opens('finished CE', [ann], { ...cosmic, bots: ['random', 'random'] });
  const orders = [{ at: 'all', as: 'any', then: 'pass' }];
  await ann.says({ type: 'orders', table: encounters, orders });
  await playOn(encounters, [ann], random);

  await changeMinds(await opens('running CE', [ann, bob], { ...cosmic, bots: ['random'] }), [ann, bob]);

  // no player answers: the clock does, and a bot for the player who is away
  const timed = await opens('agreed CE', [ann, bob, eve], { ...cosmic, clock: 'hasty' });
  await eve.disconnect();
  for (const note of ['table:time-ran-out', 'table:stood-in'])
    await ann.until(() => ann.heard.some((text) => text.includes(note)), note);
  await eve.connect();
  await eve.watches(timed);
  for (const player of [ann, bob, eve]) await player.says({ type: 'vote-end', table: timed, agree: true });
  await ann.until(() => ann.screen(timed).detail?.status === 'finished', 'the agreed end');

  for (const what of ['finished AF', 'finished CE', 'resigned AF']) {
    const { body } = await ann.browser.get<MatchFile>(`/api/tables/${tables[what]}/export`);
    await writeFile(join(here, `${what.replace(' ', '-').toLowerCase()}.starboard.json`), textOf(body));
  }
  for (const player of [ann, bob, eve]) await player.disconnect();
  return tables;
}

const frontiers = { game: 'alien-frontiers' };
const cosmic = { game: 'cosmic-encounter' };
const random = randomFrom('old files');

/** Some answers, steps back, and an answer taken back by agreement. */
async function changeMinds(table: string, players: readonly [Player, ...Player[]]): Promise<void> {
  await playOn(table, players, random, 6);
  for (const player of players) await player.says({ type: 'undo', table });
  await playOn(table, players, random, 6);
  const [first, ...others] = players;
  await first.says({ type: 'takeback', table, agree: true });
  const answers = first.screen(table).detail?.takeback?.from ?? undefined;
  for (const player of others) await player.says({ type: 'takeback', table, agree: true, answers });
  await playOn(table, players, random, 4);
}
