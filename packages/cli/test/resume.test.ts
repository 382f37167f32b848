import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canonical } from '@starboard/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playOn, run, Starboard } from './starboard.ts';

const folder = mkdtempSync(join(tmpdir(), 'starboard-resume-'));
const resume = (file: string) => new Starboard(['play', '--resume', file], { cwd: folder });

interface State {
  readonly players: { fuel: unknown; cards: string[] }[];
  readonly draw?: string[];
}
interface Position extends Record<string, unknown> {
  readonly state: State;
}
interface File extends Record<string, unknown> {
  readonly inputs: Record<string, unknown>[];
  readonly saved: { position: Position; undo: unknown };
}
let good: File;
/** The screen the match was left with. */
let left: string | null;

const board = (text: string | null) => text?.slice(text.indexOf('────'));

const write = (name: string, file: object): string => {
  writeFileSync(join(folder, name), JSON.stringify(file));
  return name;
};

/** The match saved in another position, which its digest vouches for. */
function at(name: string, change: (position: Position) => void): string {
  const { saved, ...rest } = structuredClone(good);
  change(saved.position);
  const digest = createHash('sha256').update(canonical(saved.position)).digest('hex');
  return write(name, { ...rest, digest, saved });
}

beforeAll(async () => {
  const table = new Starboard(['play', '--seed', 'resume', '--save', 'good.json'], { cwd: folder });
  left = await playOn(table, 0, 9);
  await table.hangUp();
  good = JSON.parse(readFileSync(join(folder, 'good.json'), 'utf8')) as File;
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('a match whose steps no longer lead to where it was', () => {
  test('goes on from there, and says that its past follows older rules', async () => {
    const inputs = good.inputs.map((input, index) => (index === 2 ? { ...input, answer: 'win' } : input));
    const table = resume(write('older.json', { ...good, inputs }));
    const shown = await table.prompt();
    expect(shown).toContain('The rules have been corrected since this match began');
    expect(board(shown)).toBe(board(left));
    await playOn(table, 9, 12, shown);
    await table.hangUp();
    const file = JSON.parse(readFileSync(join(folder, 'older.json'), 'utf8')) as File;
    expect(file.inputs.length).toBeGreaterThan(inputs.length + 2);
    const { code, error } = await run(['replay', 'older.json'], { cwd: folder });
    expect([code, error]).toEqual([1, expect.stringContaining('the rules refuse step 3.')]);
  });

  test('keeps its way back', async () => {
    const table = new Starboard(['play', '--seed', 'back', '--save', 'back.json'], { cwd: folder });
    const before = await table.prompt();
    await table.type('1');
    await table.hangUp();
    const file = JSON.parse(readFileSync(join(folder, 'back.json'), 'utf8')) as File;
    const inputs = file.inputs.map((input, index) => (index === 0 ? { ...input, answer: 'win' } : input));
    const again = resume(write('back-older.json', { ...file, inputs }));
    await again.prompt();
    const back = await again.type('u');
    expect(back).toContain('Taken back.');
    expect(board(back)).toBe(board(before));
    await again.hangUp();
  });
});

const unsound: readonly (readonly [what: string, file: () => string])[] = [
  ['a digest of something else', () => write('digest.json', { ...good, digest: 'f'.repeat(64) })],
  ['another game', () => at('game.json', (position) => void (position['game'] = 'chess'))],
  ['a format of the future', () => at('format.json', (position) => void (position['format'] = 'later'))],
  ['another number of seats', () => at('seats.json', (position) => void (position['seats'] = 4))],
  ['no random state', () => at('random.json', (position) => void (position['random'] = null))],
  ['another seed', () => at('seed.json', (position) => void (position['random'] = { seed: 'x', drawn: {} }))],
  ['frames of nothing', () => at('frames.json', (position) => void (position['frames'] = [1, 2]))],
  [
    'a step that does not exist',
    () => at('step.json', (p) => void (p['frames'] = [{ proc: 'turn', step: 'win', locals: {} }])),
  ],
  ['debts', () => at('debts.json', ({ state }) => state.players.forEach((one) => void (one.fuel = -5)))],
  ['a card too many', () => at('card.json', ({ state }) => void state.players[0]?.cards.push('alien-city'))],
  ['no state at all', () => at('state.json', (position) => void Object.assign(position, { state: {} }))],
  [
    'deep nesting',
    () => {
      const deep = `${'['.repeat(1e5)}${']'.repeat(1e5)}`;
      const text = JSON.stringify({ ...good, saved: { position: { state: 'deep' }, undo: null } });
      writeFileSync(join(folder, 'deep.json'), text.replace('"deep"', deep));
      return 'deep.json';
    },
  ],
];

test('a saved position that could not be is refused in a sentence', async () => {
  const told = await Promise.all(
    unsound.map(async ([what, file]) => {
      const { code, error, out } = await run(['play', '--resume', file()], { cwd: folder });
      const isRight = code === 1 && out === '' && /the position saved in it is none/.test(error);
      return isRight ? '' : `${what}: ${code} ${error}${out.slice(0, 200)}`;
    }),
  );
  expect(told.filter((problem) => problem !== '')).toEqual([]);
});
