import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Refused } from '../../refused.ts';
import { migrations } from '../../store/migrations/index.ts';
import { openSqlite } from '../../store/sqlite/open-sqlite.ts';
import { type HttpNode, startHttpNode } from '../../testing/nodes/http-node.ts';
import { member, password, signedIn } from '../../testing/people/members.ts';
import { PasswordHashes } from '../password-hashes.ts';
import { readName } from '../names.ts';
import confusables from './confusables.json';
import { areAlike, skeleton } from './likeness.ts';

const everything = confusables.map((entry) =>
  String.fromCodePoint(Number.parseInt(entry.split(' ')[0] ?? '', 16)),
);

/** All that Unicode knows to look like a character. */
const lookalikesOf = (character: string): readonly string[] =>
  everything.filter((each) => skeleton(each) === skeleton(character));

/** A name with each of its characters exchanged for each that looks like it. */
const forgeriesOf = (name: string): readonly string[] =>
  Array.from(name).flatMap((character, at, all) =>
    lookalikesOf(character).map((like) => all.with(at, like).join('')),
  );

function refusalOf(name: string): string | null {
  try {
    readName(name);
    return null;
  } catch (error) {
    return error instanceof Refused ? error.reason.key : String(error);
  }
}

describe('whatever Unicode knows to look alike', () => {
  test.each(['bot', 'Bot', 'BOT', 'бот', 'Бот', 'БОТ'])('nobody is called %s in disguise', (word) => {
    const forgeries = forgeriesOf(word);
    expect(forgeries.length).toBeGreaterThan(50);
    expect(forgeries.filter((name) => refusalOf(name) === null)).toEqual([]);
  });

  test.each(['Olga Ivanenko', 'Іван', 'Ілля Їжак', 'Артём', 'Андрей', 'Anne-Marie', 'Zoë', 'R2-D2', 'ВЕРА'])(
    'nobody looks like %s',
    (name) => {
      const forgeries = forgeriesOf(name);
      expect(forgeries.length).toBeGreaterThan(50);
      expect(forgeries.filter((each) => refusalOf(each) === null && !areAlike(name, each))).toEqual([]);
    },
  );
});

test.each([
  ['a braille blank', 'Olga\u2800'],
  ['a musical null notehead', 'Olga\u{1D159}'],
  ['an Egyptian blank', 'Olga\u{13441}'],
  ['a Hangul filler', 'Olga\u3164'],
  ['a zero width space', 'Ol\u200Bga'],
  ['a soft hyphen', 'Ol\u00ADga'],
  ['an object that is not there', 'Olga\uFFFC'],
  ['a mark on a gap', 'Olga \u0301'],
  ['a circle around a letter', 'Olga\u20DD'],
])('not a name with %s in it', (_story, name) => {
  expect(refusalOf(name)).toBe('server.account.name-characters');
});

test.each([
  'Ольга',
  'Артём',
  'Андрій Їжакевич',
  'Мар’яна',
  'O’Neill',
  'J. R. R.',
  'Łukasz',
  'Zoë',
  'Nguyễn',
  '田中',
  'משה',
  'Пашка228',
  'DJ Кот',
  'xX_Kot_Xx',
  '🚀 Ann',
  'C++',
  'Team №1',
  'Robot',
  'Ботаник',
])('%s is a name', (name) => {
  expect(refusalOf(name)).toBe(null);
  expect(refusalOf(name.normalize('NFD'))).toBe(null);
});

test.each([
  ['Ian', 'Lan'],
  ['Артём', 'Артем'],
  ['Андрей', 'Андреи'],
  ['Anna', 'Ana'],
  ['Nina', 'Nima'],
])('%s and %s are two people', (one, other) => {
  expect(areAlike(one, other)).toBe(false);
});

describe('beside a name that is somebody’s', () => {
  let node: HttpNode;
  beforeAll(async () => {
    node = await startHttpNode();
  });
  afterAll(() => node.close());

  test.each(['Оlga', 'OLGА', '0lga', 'Olgа', 'ol𝐠a', 'Ｏlga'])('nobody is %s', async (name) => {
    const owner = await signedIn(node, 'Olga').catch(() => member(node, 'Olga'));
    const taken = { status: 409, refused: 'server.account.name-taken' };
    const other = await node.guest();
    expect(await other.post('/api/me/password', { name, password })).toMatchObject(taken);
    expect(await other.patch('/api/me', { name })).toMatchObject(taken);
    expect(await node.browser().post('/api/guest', { name })).toMatchObject(taken);
    // its owner may
    expect((await owner.patch('/api/me', { name })).status).toBe(200);
    expect((await owner.patch('/api/me', { name: 'Olga' })).status).toBe(200);
  });

  test('of many who want names that look the same at once, one gets hers', async () => {
    const names = ['Wanda', 'Wаnda', 'Wandа', 'Wаndа', 'WАNDA', 'wаnda'];
    const guests = await Promise.all(names.map(() => node.guest()));
    const answers = await Promise.all(
      guests.map((guest, at) => guest.post('/api/me/password', { name: names[at], password })),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
  });

  test('a name given up leaves no likeness behind', async () => {
    const first = await member(node, 'Vera');
    await first.patch('/api/me', { name: 'Veronika' });
    expect((await (await node.guest()).patch('/api/me', { name: 'Vеra' })).status).toBe(200);
    await first.delete('/api/me', { password });
    expect((await (await node.guest()).patch('/api/me', { name: 'Vеronika' })).status).toBe(200);
  });
});

test('two who were alike before both stay, sign in, and keep their names', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'starboard-likeness-'));
  const before = migrations.slice(
    0,
    migrations.findIndex(({ name }) => name.endsWith('-likenesses')),
  );
  const old = await openSqlite(folder, before);
  const hash = await new PasswordHashes({ log2N: 4, r: 8, p: 1 }).hash(password);
  for (const name of ['Ivan', 'lvan'])
    await old.db.insertInto('accounts').values(accountRow(name, hash)).execute();
  await old.close();
  const node = await startHttpNode({ store: await openSqlite(folder) });
  try {
    for (const name of ['Ivan', 'lvan']) {
      const owner = await signedIn(node, name);
      expect(owner.account.id).toBe(`id of ${name}`);
      expect((await owner.patch('/api/me', { name })).status).toBe(200);
    }
    const two = await signedIn(node, 'lvan');
    expect((await two.patch('/api/me', { name: 'Ivan' })).status).toBe(409);
    expect((await two.patch('/api/me', { name: 'Lvan' })).status).toBe(200);
    expect((await two.patch('/api/me', { name: 'lvan' })).status).toBe(409);
    expect((await signedIn(node, 'lvan')).account.name).toBe('Lvan');
    expect((await node.browser().post('/api/guest', { name: 'Іvаn' })).status).toBe(409);
  } finally {
    await node.close();
    await rm(folder, { recursive: true, force: true });
  }
});

const accountRow = (name: string, hash: string) => ({
  id: `id of ${name}`,
  name,
  name_key: name.toLowerCase(),
  role: 'player',
  password: hash,
  language: 'en',
  settings_json: '{}',
  created_at: 1,
  seen_at: 1,
});
