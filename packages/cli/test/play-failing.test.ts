import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { gameFolder, oneLine } from './game-folder.ts';
import { run } from './starboard.ts';
import { toyProgram } from './toy-program.ts';

const program = toyProgram();
const { folder, inFolder, play } = gameFolder('trapdoors', program);
const inputsIn = (file: string): readonly { readonly seat?: number; readonly answer?: unknown }[] =>
  (JSON.parse(readFileSync(inFolder(file), 'utf8')) as { inputs: [] }).inputs;
const verify = (file: string) => run(['verify', file, '--lang', 'en'], { cwd: folder, program });

describe('a bot', () => {
  test.each([
    ['cheat', 'answers what is not allowed', /The bot playing Player 2 .+ is answered in its place\./],
    [
      'mute',
      'fails over its answer',
      /The bot playing Player 2 .+lost in thought.+ is answered in its place\./,
    ],
    [
      'tripper',
      'answers what the rules fail over',
      /went wrong on our side over an answer of Player 2.+tripped/,
    ],
  ])('“%s” that %s: something else is answered in its place, and play goes on', async (bot, _, told) => {
    const file = `${bot}.json`;
    const table = play('trapdoors', '--lang', 'en', '--seed', 'd', '--bots', bot, '--save', file);
    expect(await table.prompt()).toContain('Player 1: door');
    let shown = await table.type('pass');
    expect(oneLine(shown)).toMatch(told);
    for (let turn = 0; turn < 3 && shown !== null; turn++) shown = await table.type('pass');
    await table.hangUp();
    expect(await table.ended).toMatchObject({ code: 0, error: '' });
    expect(inputsIn(file).some(({ seat }) => seat === 1)).toBe(true);
    expect(await verify(file)).toMatchObject({ code: 0, error: '' });
  });
});

describe('a rule that fails', () => {
  test('is told to the player, with what could be reported; nothing has changed, and play goes on', async () => {
    const file = 'failed.json';
    const table = play('trapdoors', '--lang', 'en', '--seats', 'human,human', '--save', file);
    await table.prompt();
    await table.type('step');
    const saved = readFileSync(inFolder(file), 'utf8');
    for (const [door, why] of [
      ['trip', 'tripped'],
      ['loop', 'without asking'],
    ] as const) {
      const told = oneLine(await table.type(door));
      expect(told).toContain('Something went wrong on our side');
      expect(told).toContain(why);
      expect(readFileSync(inFolder(file), 'utf8')).toBe(saved);
    }
    expect(await table.type('leave')).toBeNull();
    expect(await table.ended).toMatchObject({ code: 0, error: '' });
    expect(inputsIn(file).map(({ answer }) => answer)).toEqual(['step', 'leave']);
    expect(await verify(file)).toMatchObject({ code: 0, error: '' });
  });
});
