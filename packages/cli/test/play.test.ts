import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { gameFolder, oneLine } from './game-folder.ts';
import { answerTo, playOn } from './starboard.ts';

const { inFolder, play, from } = gameFolder('alien-frontiers');

interface Saved {
  readonly inputs: readonly object[];
  readonly players: readonly string[];
  readonly outcome: { readonly winners: readonly number[] } | null;
  readonly digest: string;
}
const saved = (name: string): Saved => JSON.parse(readFileSync(inFolder(name), 'utf8')) as Saved;

describe('a match at the terminal', () => {
  test('is played to its end against two bots, told in points and saved', async () => {
    const table = play('--seed', '12', '--save', 'whole.json');
    expect(await playOn(table, 0, 2000)).toBeNull();
    const { code, out, error } = await table.ended;
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(out).toMatch(/Red \(you\)[\s\S]+Green \(bot\)[\s\S]+Blue \(bot\)/);
    const ending = out.slice(out.lastIndexOf('Open cards'));
    expect(ending).toMatch(/Colonies +Control +Positron +Cards +Total/);
    expect(ending).toMatch(/★ 1 {2}[RGB] \w+( +\d+){5}/);
    expect(ending).toContain('wins!');
    expect(ending).toContain('Saved: whole.json');
    expect(saved('whole.json').outcome?.winners).toHaveLength(1);
  });

  test('goes on after a break as if there had been none', async () => {
    const whole = play('--seed', 'break', '--save', 'unbroken.json');
    const first = play('--seed', 'break', '--save', 'broken.json');
    await Promise.all([playOn(whole, 0, 60), playOn(first, 0, 25)]);
    const left = await first.hangUp();
    expect(left.code).toBe(0);
    expect(left.out).toContain('npx starboard play --resume broken.json');
    const second = play('--resume', 'broken.json');
    await playOn(second, 25, 60);
    await Promise.all([whole.hangUp(), second.hangUp()]);
    expect(saved('broken.json')).toEqual(saved('unbroken.json'));
    expect(saved('broken.json').outcome).toBeNull();
  });

  test('is shared by people who take turns at one keyboard', async () => {
    const table = play('--seats', 'human,human', '--names', 'Ann,Bob', '--seed', '6');
    let prompt = await table.prompt();
    const asked = new Set<string>();
    for (let turn = 0; turn < 40 && prompt !== null; turn++) {
      asked.add(/^(\w+): Your turn/m.exec(prompt)?.[1] ?? '');
      prompt = await table.type(answerTo(prompt, turn));
    }
    const { out } = await table.hangUp();
    expect([...asked].filter((name) => name !== '').sort()).toEqual(['Ann', 'Bob']);
    expect(out).not.toMatch(/\((you|bot)\)/);
  });

  test.each([
    [[], ['normal', 'normal']],
    [
      ['--bots', 'easy'],
      ['easy', 'easy'],
    ],
    [
      ['--bots', 'hard,easy,random'],
      ['hard', 'easy', 'random'],
    ],
  ])('with %j seats bots that know the game: %j', async (args, bots) => {
    const name = `${['against', ...bots].join('-')}.json`;
    const table = play(...args, '--seed', '3', '--save', name);
    await table.prompt();
    await table.hangUp();
    expect(saved(name).players).toEqual(['human', ...bots]);
  });

  test('from a position seats as many bots as there is room for', async () => {
    const table = from({ players: 4, roll: [4, 4, 6] }, '--bots', 'easy', '--save', 'four.json');
    await table.prompt();
    await table.hangUp();
    expect(saved('four.json').players).toEqual(['human', 'easy', 'easy', 'easy']);
  });

  test('among bots alone is told from beginning to end', async () => {
    const table = play('--seats', 'random,random', '--seed', '8');
    const { code, out } = await table.hangUp();
    expect(code).toBe(0);
    expect(oneLine(out)).toMatch(/Round 1\. .+ Round 2\. .+ The game is over\. .+ wins!/);
  });
});
