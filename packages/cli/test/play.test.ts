import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import en from '@starboard/alien-frontiers/messages/en.json';
import ru from '@starboard/alien-frontiers/messages/ru.json';
import uk from '@starboard/alien-frontiers/messages/uk.json';
import { afterAll, describe, expect, test } from 'vitest';
import { answerTo, playOn, Starboard } from './starboard.ts';

const folder = mkdtempSync(join(tmpdir(), 'starboard-play-'));
const inFolder = (name: string): string => join(folder, name);
const play = (...args: string[]) => new Starboard(['play', ...args], { cwd: folder });
let positions = 0;

/** Long sentences are broken into lines; that is not what is being tested. */
const oneLine = (text: string | null): string => (text ?? '').replaceAll(/\s+/g, ' ');

interface Saved {
  readonly inputs: readonly object[];
  readonly players: readonly string[];
  readonly outcome: { readonly winners: readonly number[] } | null;
  readonly digest: string;
}
const saved = (name: string): Saved => JSON.parse(readFileSync(inFolder(name), 'utf8')) as Saved;

/** Writes down a position and begins from it. */
function from(position: object, ...args: string[]): Starboard {
  const file = inFolder(`position-${positions++}.json`);
  writeFileSync(file, JSON.stringify(position));
  return play('--position', file, '--seed', 'tests', ...args);
}

afterAll(() => rmSync(folder, { recursive: true }));

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

describe('the person at the keyboard', () => {
  test('steps back, and is told when there is nothing left to take back', async () => {
    const table = from({ players: 3, roll: [4, 4, 6] });
    const before = await table.prompt();
    expect(before).toContain('Unplaced ships: [4][4][6]');
    const docked = await table.type('1');
    expect(docked).toContain('Red docks 4 at the Solar Converter. Red gains 2 fuel.');
    expect(docked).toContain('Unplaced ships: [4][6]');
    const back = await table.type('u');
    expect(back).toContain('Taken back.');
    expect(back).toContain('Unplaced ships: [4][4][6]');
    expect(await table.type('l')).not.toContain('Red docks');
    expect(await table.type('u')).toContain('There is nothing left to take back.');
    // the same key on a Cyrillic keyboard
    expect(await table.type('г')).toContain('There is nothing left to take back.');
    const { code } = await table.hangUp();
    expect(code).toBe(0);
  });

  test.each([
    ['en', en, 'There is no choice 99', 'Not possible now:'],
    ['ru', ru, 'Варианта 99 нет', 'Сейчас нельзя:'],
    ['uk', uk, 'Варіанта 99 немає', 'Зараз не можна:'],
  ])('is refused with a reason in %s, and asked again', async (language, texts, number, refused) => {
    const table = from({ players: 3, roll: [4, 4, 6] }, '--lang', language);
    const first = await table.prompt();
    const refusal = oneLine(await table.type('trade:1'));
    expect(refusal).toContain(texts['af.no-market-pair']);
    expect(refusal).toContain(texts['af.rule.orbital-market']);
    expect(await table.type('99')).toContain(number);
    const list = oneLine(await table.type('w'));
    expect(list).toContain(refused);
    expect(list).toContain(texts['af.no-market-pair']);
    expect(await table.type('')).toBe(`\n${first}`);
    await table.hangUp();
  });

  test('can look things up', async () => {
    const table = from({ players: 3, roll: [4, 4, 6], red: { cards: ['booster-pod'] } });
    await table.prompt();
    expect(await table.type('?')).toContain('take your last step back');
    expect(await table.type('? 1')).toContain('half its value in fuel, rounded up');
    expect(await table.type('? booster')).toContain('one unplaced ship gains 1');
    expect(await table.type('? teapot')).toContain('Nothing is called “teapot”');
    expect(await table.type('teapot')).toContain('“teapot” is none of the choices');
    await table.hangUp();
  });

  test('splits the loot of a raid seat by seat', async () => {
    const table = from({
      players: 3,
      roll: [1, 2, 3],
      green: { fuel: 3, ore: 2 },
      blue: { ore: 2 },
    });
    await table.prompt();
    expect(await table.type('dock:raiders-outpost:1+2+3')).toContain('What do they take?');
    expect(await table.type('1')).toContain('Fuel from Green: 0–3, 4 left in all');
    expect(await table.type('5')).toContain('Choose a number from 0 to 3.');
    expect(await table.type('2')).toContain('Ore from Green: 0–2, 2 left in all');
    expect(await table.type('u')).toContain('Fuel from Green: 0–3, 4 left in all');
    expect(await table.type('1')).toContain('Ore from Green: 0–2, 3 left in all');
    expect(await table.type('')).toContain('Ore from Blue: 0–2, 3 left in all');
    const after = await table.type('2');
    expect(after).toContain('Red steals 1 fuel from Green. Red steals 2 ore from Blue.');
    expect(await table.type('u')).toContain('0–3, 4 left in all');
    expect(await table.type('3 1')).toContain('Red steals 3 fuel and 1 ore from Green.');
    await table.hangUp();
  });

  test.each([
    ['en', 'End the turn. You have not taken a card for your 12 points.', 'Ends the match: '],
    ['ru', 'Завершить ход. Вы не взяли карту за сумму 12 на Артефакте чужих.', 'Конец партии: '],
    ['uk', 'Завершити хід. Ви не взяли карту за суму 12 на Артефакті прибульців.', 'Кінець партії: '],
  ])('is warned of what a choice would lose or end, in %s', async (language, untaken, last) => {
    const table = from(
      {
        players: 2,
        roll: [6, 6, 6],
        red: { fuel: 1, ore: 1, ships: 4, docked: { 'lunar-mine': [6] }, colonies: { 'lem-badlands': 7 } },
        // Green wins, wherever it lands
        green: {
          colonies: {
            'asimov-crater': 1,
            'bradbury-plateau': 1,
            'heinlein-plains': 1,
            'herbert-valley': 1,
            'pohl-foothills': 1,
            'van-vogt-mountains': 1,
          },
        },
      },
      '--lang',
      language,
    );
    await table.prompt();
    await table.type('dock:alien-artifact:6');
    expect(oneLine(await table.type('dock:alien-artifact:6'))).not.toContain(untaken);
    const landing = oneLine(await table.type('dock:terraforming-station:6'));
    expect(landing).toContain(last);
    await table.type('u');
    expect(oneLine(await table.type('dock:solar-converter:6'))).toContain(untaken);
    await table.hangUp();
  });

  test('picks several at once and gives a number where one is asked for', async () => {
    const table = from({
      players: 3,
      roll: [1, 2, 3],
      red: { fuel: 9, ore: 5, cards: ['temporal-warper'] },
    });
    await table.prompt();
    expect(await table.type('use:temporal-warper')).toContain('Which ships do you roll again?');
    expect(await table.type('1 9')).toContain('There is no choice 9');
    expect(await table.type('1 1')).toContain('You cannot choose the same thing twice.');
    let prompt = await table.type('1, 3');
    expect(prompt).toContain('Red uses the Temporal Warper.');
    while (prompt?.includes('Your turn')) {
      const number = /(\d+)\) End the turn/.exec(prompt)?.[1] ?? '1';
      prompt = await table.type(number);
    }
    expect(prompt).toMatch(/How much fuel do you give back[\s\S]+A number from \d+ to \d+ > $/);
    expect(await table.type('lots')).toContain('“lots” is not a number.');
    expect(await table.type('999')).toContain('Choose a number from');
    expect(await table.type('123456789')).toContain('Choose a number from');
    await table.hangUp();
  });

  test('accepts with Enter what has no alternative', async () => {
    const table = from({ players: 3, roll: [3, 3, 4], red: { fuel: 14 } });
    let prompt = await table.prompt();
    while (prompt?.includes('Your turn')) {
      const number = /(\d+)\) End the turn/.exec(prompt)?.[1] ?? /(\d+)\) \[\d\]/.exec(prompt)?.[1] ?? '1';
      prompt = await table.type(number);
    }
    const [, only = ''] = /Only one answer is possible: (\d+)\./.exec(prompt ?? '') ?? [];
    expect(Number(only)).toBeGreaterThan(5);
    expect(await table.type('3')).toContain(`Only one answer is possible: ${only}.`);
    expect(await table.type('')).toContain(`Red returns ${only} fuel to the stock.`);
    await table.hangUp();
  });

  test('is told of every question what it does not offer', async () => {
    const table = from({
      players: 3,
      roll: [6, 1, 2, 3],
      red: { fuel: 3, ore: 3, cards: ['stasis-beam'] },
      green: { fuel: 2, cards: ['booster-pod', 'holographic-decoy'] },
      blue: { fuel: 1, cards: ['stasis-beam'] },
      fields: { repulsor: 'lem-badlands' },
    });
    await table.prompt();
    expect(await table.type('dock:terraforming-station:6')).toContain('Where does your colony land?');
    const territories = oneLine(await table.type('w'));
    expect(territories).toContain(
      'Lem Badlands – Lem Badlands: the Repulsor Field lets no colony in or out.',
    );
    expect(territories).not.toContain('Orbital Market');
    await table.type('1');
    const loot = await table.type('dock:raiders-outpost:1+2+3');
    expect(loot).toContain('Stasis Beam from Blue (you have one: it goes to the discard pile)');
    expect(oneLine(await table.type('w'))).toContain(
      'Booster Pod from Green – Green has a Holographic Decoy',
    );
    await table.hangUp();
  });

  test('reads what the Resource Cache has paid', async () => {
    const table = from(
      { players: 2, roll: [1, 1, 1], dice: [1, 3, 5], green: { cards: ['resource-cache'] } },
      '--seats',
      'human,human',
    );
    let prompt = await table.prompt();
    while (prompt?.includes('Red: Your turn'))
      prompt = await table.type(/(\d+)\) End the turn/.exec(prompt)?.[1] ?? '1');
    expect(oneLine(prompt)).toContain('Green rolls 1, 3 and 5. The Resource Cache gives Green 1 ore.');
    await table.hangUp();
  });
});

describe('a position in a file', () => {
  test.each([
    ['en', 'this is no position to play from. (technical detail: '],
    ['ru', 'с такой позиции играть нельзя. (техническая подробность, по-английски: '],
    ['uk', 'з такої позиції грати не можна. (технічна подробиця, англійською: '],
  ])('that cannot be is refused in %s', async (language, says) => {
    const { code, error } = await from({ players: 3, red: { fuel: -1 } }, '--lang', language).hangUp();
    expect(code).toBe(1);
    expect(error).toContain(says);
  });

  test('is played by as many as it seats', async () => {
    const two = from({ players: 3, roll: [1, 2, 3] }, '--seats', 'human,random');
    expect((await two.hangUp()).error).toMatch(
      /position-\d+\.json: this position is for 3 players, not for 2\./,
    );
    writeFileSync(inFolder('list.json'), '[1]');
    const none = await play('--position', 'list.json').hangUp();
    expect(none.error).toContain('list.json does not describe a position.');
  });
});
