import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerTo, type Ended, run, Starboard } from './starboard.ts';

const folder = mkdtempSync(join(tmpdir(), 'starboard-replay-'));
const replay = (...args: string[]): Promise<Ended> => run(['replay', ...args], { cwd: folder });

interface File extends Record<string, unknown> {
  readonly inputs: readonly Record<string, unknown>[];
}
let good: File;
/** The same match a little after its start, without the position it was saved in: enough to be damaged. */
let short: File;

/** The short match with something changed. */
function write(name: string, change: object | string): string {
  writeFileSync(
    join(folder, name),
    typeof change === 'string' ? change : JSON.stringify({ ...short, ...change }),
  );
  return name;
}

beforeAll(async () => {
  // a match with a step back in it
  const table = new Starboard(['play', '--seed', 'replay', '--save', 'good.json'], { cwd: folder });
  let prompt = await table.prompt();
  for (let turn = 0; turn < 2000 && prompt !== null; turn++) {
    if (turn === 8) await table.type('s short.json');
    prompt = await table.type(turn === 1 ? 'u' : answerTo(prompt, turn));
  }
  await table.ended;
  const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as File;
  good = read('good.json');
  const { saved: _saved, ...rest } = read('short.json');
  short = rest;
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('a saved match', () => {
  test('is told from beginning to end, and found to be as recorded', async () => {
    const { code, out, error } = await replay('good.json');
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(out).toMatch(/Round 1\.[\s\S]+Round 2\.[\s\S]+★ 1 {2}[RGB]/);
    expect(out).toContain(
      `Checked: the ${good.inputs.length.toLocaleString('en')} recorded steps lead to the recorded result.`,
    );
    expect(good.inputs).toContainEqual({ seat: 0, undo: true });
  });

  test('is told as far as wanted, in the language wanted', async () => {
    const [short, russian, beyond] = await Promise.all([
      replay('good.json', '--to', '3'),
      replay('good.json', '--lang', 'ru'),
      replay('good.json', '--to', '99999'),
    ]);
    expect(short.out).toContain('The match is not over.');
    expect(russian.out).toContain('Проверено:');
    expect(russian.out).not.toMatch(/Red|Green|Blue/);
    expect([short.code, russian.code, beyond.code]).toEqual([0, 0, 2]);
  });

  test('can name its players, but not command the terminal', async () => {
    const names = ['\u001b[2J\u001b]0;gotcha\u0007Ann', 'Bob\r\n\u202e', 'Eve'];
    const { code, out } = await replay(write('names.json', { names }));
    expect(code).toBe(0);
    expect(out).toContain('Ann');
    expect(out).not.toMatch(/[^\P{C}\n]/u);
  });
});

const damaged: readonly (readonly [what: string, says: RegExp, file: () => string])[] = [
  ['a missing file', /no file/, () => 'nowhere.json'],
  ['a folder', /cannot be opened/, () => (mkdirSync(join(folder, 'folder')), 'folder')],
  ['a device without end', /cannot be opened/, () => '/dev/zero'],
  ['a huge file', /too large/, () => write('huge.json', ' '.repeat(9 * 1024 * 1024))],
  ['an empty file', /not JSON/, () => write('empty.json', '')],
  ['half a file', /cut short/, () => write('half.json', JSON.stringify(short).slice(0, 900))],
  ['something else', /not a saved match/, () => write('else.json', '[1, 2, 3]')],
  ['deep nesting', /not a saved match/, () => write('deep.json', `${'['.repeat(1e5)}${']'.repeat(1e5)}`)],
  ['a later version', /another version/, () => write('later.json', { format: 'starboard-match/2' })],
  ['an unknown game', /not known here/, () => write('game.json', { game: '__proto__' })],
  ['too many seats', /“seats”/, () => write('seats.json', { seats: 1e9 })],
  ['an odd option', /“options”/, () => write('options.json', { options: { longGame: 'maybe' } })],
  ['a long name', /“names”/, () => write('long.json', { names: ['Ann', 'Bob', 'E'.repeat(41)] })],
  ['a number for a seed', /“seed”/, () => write('seed.json', { seed: 5 })],
  ['inputs that are none', /“inputs”/, () => write('none.json', { inputs: ['dock', null] })],
  ['luck beyond counting', /“luck”/, () => write('luck.json', { luck: { random: 1e300 } })],
  [
    'another seed',
    /the rules refuse step|does not lead/,
    () => write('other-seed.json', { seed: 'another' }),
  ],
  ['another result', /does not lead/, () => write('digest.json', { digest: 'f'.repeat(64) })],
  [
    'another winner',
    /does not lead/,
    () => write('won.json', { outcome: { winners: [], places: [9, 9, 9] } }),
  ],
  ['a move too few', /does not lead/, () => write('short.json', { inputs: short.inputs.slice(0, -1) })],
  [
    'an illegal move',
    /the rules refuse step 3\. /,
    () =>
      write('illegal.json', {
        inputs: short.inputs.map((input, at) => (at === 2 ? { ...input, answer: 'win' } : input)),
      }),
  ],
  [
    'an impossible start',
    /no position to play from/,
    () => write('start.json', { start: { red: { fuel: -3 } } }),
  ],
  [
    'a nonsensical start',
    /no position to play from/,
    () => write('mad.json', { start: { red: null, roll: 7 } }),
  ],
  [
    'dice that do not exist',
    /no position|cannot begin/,
    () => write('dice.json', { start: { players: 3, dice: [77] } }),
  ],
];

test('whatever is wrong with a file is said in a sentence', async () => {
  const cases = damaged.map(([what, says, file]) => ({ what, says, path: file() }));
  const told: string[] = [];
  const next = async (): Promise<void> => {
    const one = cases.shift();
    if (!one) return;
    const [shown, resumed] = [
      await replay(one.path),
      await run(['play', '--resume', one.path], { cwd: folder }),
    ];
    for (const { code, error, out } of [shown, resumed]) {
      const isRight =
        code === 1 && one.says.test(error) && error.trim().split('\n').length === 1 && out === '';
      if (!isRight) told.push(`${one.what}: ${code} ${error}${out.slice(0, 200)}`);
    }
    await next();
  };
  await Promise.all([next(), next(), next(), next()]);
  expect(told).toEqual([]);
});
