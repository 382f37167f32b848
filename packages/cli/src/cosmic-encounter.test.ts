import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { gameNamed } from './game-choice.ts';
import { readMatchFile } from './match-file.ts';
import { quietSteps } from './replay/quiet-steps.ts';
import { playOn, run, Starboard } from './testing/starboard.ts';

const folder = mkdtempSync(join(tmpdir(), 'starboard-cosmic-'));
const inFolder = (name: string): string => join(folder, name);
const play = (...args: string[]) => new Starboard(['play', ...args, '--lang', 'en'], { cwd: folder });
afterAll(() => rmSync(folder, { recursive: true }));

let positions = 0;

/** Writes down a position and begins from it. */
function from(position: object, ...args: string[]): Starboard {
  const file = inFolder(`position-${positions++}.json`);
  writeFileSync(file, JSON.stringify(position));
  return play('cosmic-encounter', '--position', file, '--seed', 'tests', ...args);
}

/** Long sentences are broken into lines; that is not what is being tested. */
const oneLine = (text: string | null): string => (text ?? '').replaceAll(/\s+/g, ' ');

/** Two people face each other, nobody else has anything to say. */
const negotiating = {
  players: 3,
  red: { hand: ['negotiate', 'attack-04', 'attack-20', 'attack-20'] },
  blue: { hand: ['negotiate', 'attack-08', 'attack-10'] },
  yellow: { hand: 2 },
};
const duel = ['--seats', 'human,human,random', '--names', 'Ann,Bob,Eve'];

/** Up to the talks: the gate is aimed, three ships are sent, nobody is invited, both negotiate. */
async function talks(): Promise<Starboard> {
  const table = from(negotiating, ...duel);
  await table.prompt();
  for (const line of ['1', '1:2 2:1', '', '', '1']) await table.type(line);
  const asked = await table.type('1');
  expect(asked).toContain('Ann: Talk it over');
  expect(asked).toContain('No offer yet.');
  return table;
}

describe('Cosmic Encounter at the terminal', () => {
  test('is played to its end, and nobody is asked where there is nothing to do', async () => {
    const table = play('cosmic-encounter', '--seed', 'auto', '--save', 'whole.json');
    expect(await playOn(table, 0, 3000)).toBeNull();
    const { code, out, error } = await table.ended;
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(out).not.toMatch(/^1\) Pass$/m);
    expect(out).not.toMatch(/\[(ce|cli)\./);
    expect(out.slice(out.lastIndexOf('Foreign colonies'))).toMatch(/★ 1 {2}[RBY] \w+ +\d/);
    const { code: again, out: told } = await run(['replay', 'whole.json', '--lang', 'en'], { cwd: folder });
    expect(again).toBe(0);
    expect(told).toContain('lead to the recorded result');
    // many answers are passes that nobody sees; a walk through the match does not stop there
    const file = readMatchFile(inFolder('whole.json'));
    const quiet = quietSteps({ file, game: gameNamed(file.game) });
    expect(quiet.size).toBeGreaterThan(file.inputs.length / 4);
    expect(quiet.has(file.inputs.length)).toBe(false);
  });

  test('shows the encounter: who attacks whom with what, and what it comes to', async () => {
    const hands = {
      red: { hand: ['attack-20', 'attack-20'] },
      blue: { hand: ['attack-08', 'reinforcement-3', 'reinforcement-3'] },
    };
    const table = from({ ...negotiating, ...hands, destiny: ['blue'] }, ...duel);
    expect(await table.prompt()).toMatch(/Encounter 1, Launch {2}Ann → Bob/);
    const sending = await table.type('2');
    expect(sending).toMatch(/▶ R Ann [\s\S]+◀ B Bob .*B4 +\[B4\]/);
    expect(sending).toContain('1) Red 1 ≤4');
    await table.type('3:3');
    await table.type('');
    const selecting = await table.type('');
    // equal cards are one choice
    expect(selecting).toMatch(/^1\) Attack 20$/m);
    expect(await table.type('1')).toMatch(/Offense {2}R3 {2}no card yet\n {2}Defense {2}B4 {2}no card yet/);
    const revealed = await table.type('1');
    expect(revealed).toContain('Bob: The cards are revealed.');
    expect(revealed).toMatch(
      /Offense {2}R3 {2}Attack 20 {2}20 \+ 3 = 23\n {2}Defense {2}B4 {2}Attack 08 {2}8 \+ 4 = 12/,
    );
    await table.type('1');
    expect(await table.type('2')).toMatch(/Defense {2}B4 .*Reinforcement \+3 \(B\) {2}8 \+ 4 \+ 3 = 15/);
    await table.hangUp();
  });

  test('explains aliens, flares, cards and phases', async () => {
    const table = play('cosmic-encounter', '--seed', 'topics');
    await table.prompt();
    const macron = oneLine(await table.type('? macron'));
    expect(macron).toMatch(/Macron Mass\. Green: simple\. .* Macron flare Wild\. .* Super\. /);
    expect(macron).not.toContain('*');
    expect(oneLine(await table.type('? cosmic zap'))).toContain(
      'Any player. May be used. Answer to a power.',
    );
    expect(oneLine(await table.type('? alliance'))).toContain('sends one to four ships to one side');
    expect(oneLine(await table.type('? quark'))).toContain('Research number: 3.');
    expect(await table.type('?')).toContain('what the table answers for you');
    await table.hangUp();
  });

  test('names the set of aliens that was dealt, in every language, and explains it', async () => {
    const titles = {
      en: ['Set of aliens: Slow Burn', 'Slow Burn', 'Tick-Tock, Warrior, Citadel, Miser and Machine.'],
      ru: [
        'Комбинация: «На медленном огне»',
        'На медленном',
        'Тик-Так, Воитель, Цитадель, Скопидом и Механизм.',
      ],
      uk: ['Комбінація: «На повільному вогні»', 'На повільному', 'Тік-Так, Воїн, Цитадель'],
    };
    for (const [language, [title, asked = '', aliens]] of Object.entries(titles)) {
      const table = new Starboard(['play', 'cosmic-encounter', '--seed', 'set', '--lang', language]);
      expect(await table.prompt()).toContain(title);
      expect(oneLine(await table.type(`? ${asked}`))).toContain(aliens);
      await table.hangUp();
    }
  });

  test('names no set that somebody hides, or that was never dealt', async () => {
    for (const option of ['hiddenPowers=true', 'alienChoice=random']) {
      const table = play('cosmic-encounter', '--seed', 'set', '--option', option);
      const shown = await table.prompt();
      expect(shown).toContain('Turn 1');
      expect(shown).not.toContain('Set of aliens');
      await table.hangUp();
    }
  });
});

describe('what cannot be done', () => {
  test('is told of each card, sheet and flare once, with the reason', async () => {
    const hand = ['attack-08', 'reinforcement-3', 'reinforcement-3', 'plague', 'flare-macron', 'flare-clone'];
    const table = from({ ...negotiating, blue: { alien: 'clone', hand } }, ...duel);
    expect(await table.prompt()).toMatch(/Bob: An encounter begins[^]+1\) Play Plague/);
    const told = oneLine(await table.type('w'));
    expect(told).toContain(
      'Use Replicate (Clone) – It belongs to another moment: “Before cards are discarded”.',
    );
    expect(told).toContain('Play the Clone flare: super – It belongs to another moment: “Compensation”.');
    expect(told).toContain('Play the Macron flare: wild – ');
    expect(told.match(/Play /g)).toHaveLength(3);
    await table.hangUp();
  });

  test('is told of the side that did not invite', async () => {
    const table = from(negotiating, '--seats', 'human,human,human', '--names', 'Ann,Bob,Eve');
    await table.prompt();
    for (const line of ['1', '1:1', '']) await table.type(line);
    expect(await table.type('1')).toContain('Eve: ');
    const told = oneLine(await table.type('w'));
    expect(told).toContain('Join the offense – This side has not invited you.');
    expect(told).not.toContain('Join the defense');
    await table.hangUp();
  });
});

describe('orders', () => {
  test('are shown, changed and refused by word', async () => {
    const table = from(negotiating, ...duel);
    await table.prompt();
    expect(await table.type('o')).toContain(
      '1) Ask only if there is something to do. Every moment. Any player.',
    );
    expect(await table.type('orders pass react.power-use')).toContain('2) Pass for me. Answer to a power.');
    expect(await table.type('orders ask reveal as main')).toContain(
      '3) Always ask. Reveal. Main player only.',
    );
    // a new word on the same moment replaces the old one
    const replaced = await table.type('orders ask react.power-use');
    expect(replaced).toContain('3) Always ask. Answer to a power.');
    expect(replaced).not.toContain('Pass for me');
    expect(await table.type('o drop 3')).not.toContain('Answer to a power');
    expect(await table.type('o drop 7')).toContain('There is no order 7; the numbers go from 1 to 2.');
    expect(await table.type('o ask lunch')).toContain('There is no such moment: lunch.');
    expect(oneLine(await table.type('o ask all as captain'))).toContain(
      'There is no role “captain”. Roles: offense,',
    );
    for (const nonsense of [
      'o dance',
      'o ask',
      'o ask reveal as',
      'o ask reveal main',
      'o drop',
      'o usual now',
    ])
      expect(await table.type(nonsense)).toContain('That is no order.');
    expect(await table.type('o ?')).toMatch(/react\.power-use +Answer to a power/);
    expect(await table.type('o usual')).not.toContain('2)');
    await table.hangUp();
  });

  test.each([
    ['ru', 'приказы пропуск reveal как ally', 'Пропускать за меня. Раскрытие. Только союзник.'],
    ['uk', 'накази пропуск reveal як ally', 'Пропускати за мене. Відкриття. Лише союзник.'],
  ])('can be given in %s', async (language, order, says) => {
    const table = from(negotiating, ...duel, '--lang', language);
    await table.prompt();
    expect(await table.type(order)).toContain(says);
    await table.hangUp();
  });

  test('are followed, left with the match, and found again', async () => {
    const first = from(negotiating, ...duel, '--save', 'orders.json');
    await first.prompt();
    // without an order Ann would not be asked here: she has nothing to do
    await first.type('o ask reveal.after-reveal as offense');
    for (const line of ['1', '1:3', '', '', '2']) await first.type(line);
    expect(await first.type('2')).toMatch(/Ann: The cards are revealed.*\n1\) Pass\n/);
    await first.hangUp();
    const saved = JSON.parse(readFileSync(inFolder('orders.json'), 'utf8')) as { orders: unknown[] };
    expect(saved.orders).toHaveLength(3);
    expect(saved.orders[2]).toBeNull();
    const second = play('--resume', 'orders.json');
    expect(await second.prompt()).toMatch(/Ann: The cards are revealed.*\n1\) Pass\n/);
    expect(await second.type('o')).toContain('2) Always ask. After the cards are revealed. Offense only.');
    await second.hangUp();
    writeFileSync(inFolder('bent.json'), JSON.stringify({ ...saved, orders: [[], 'never', null] }));
    const { code, error } = await run(['play', '--resume', 'bent.json', '--lang', 'en'], { cwd: folder });
    expect({ code, error }).toEqual({ code: 1, error: expect.stringContaining('“orders”') });
  });

  test('are stepped back over', async () => {
    const table = from({ ...negotiating, yellow: { hand: [] } }, ...duel);
    expect(await table.prompt()).toContain('Ann: At which planet do you aim the gate?');
    expect(await table.type('1')).toContain('Ann: Which ships do you send?');
    expect(await table.type('u')).toContain('Ann: At which planet do you aim the gate?');
    await table.hangUp();
  });

  test('are not for games that ask little', async () => {
    const table = play('alien-frontiers', '--seed', '1');
    await table.prompt();
    expect(await table.type('o')).toContain('This game takes no orders.');
    await table.hangUp();
  });
});

describe('a deal', () => {
  test('is put together in a few lines, seen by the other, and made', async () => {
    const table = await talks();
    expect(await table.type('1')).toContain('From Ann to Bob: which cards?');
    expect(await table.type('2 3')).toContain('From Ann to Bob: how many random cards?');
    expect(await table.type('')).toContain('From Ann to Bob: a colony beside one of these?');
    expect(await table.type('')).toContain('From Bob to Ann: which kinds of cards?');
    expect(await table.type('7')).toContain('From Bob to Ann: how many random cards?');
    await table.type('');
    const whole = await table.type('');
    expect(whole).toContain('Ann gives: Attack 20 and Attack 20.\nBob gives: the highest attack card.');
    const answering = await table.type('');
    expect(answering).toContain('Bob: Talk it over');
    expect(oneLine(answering)).toMatch(/accepted by R .*Bob gives: the highest attack card\. 60\ss left/);
    const made = oneLine(await table.type('1'));
    expect(made).toContain('A deal is made.');
    await table.hangUp();
  });

  test('can be thought better of, left to the other, refused and broken off', async () => {
    const table = await talks();
    await table.type('1');
    expect(await table.type('u')).toContain('Ann: Talk it over');
    await table.type('1');
    for (let part = 0; part < 6; part++) await table.type('');
    // nothing for nothing is no deal
    expect(oneLine(await table.type(''))).toContain('A deal needs something');
    expect(await table.type('3')).toContain('Bob: Talk it over');
    expect(await table.type('3')).toContain('Ann: Talk it over');
    const failed = oneLine(await table.type('2'));
    expect(failed).toContain('Ann breaks off the talks.');
    expect(failed).toContain('The encounter ends without a deal.');
    // what must be paid is a number, not a range
    expect(failed).toContain('Together exactly 3.');
    await table.hangUp();
  });
});

test('a simulation tells how the aliens fared', async () => {
  const args = [
    'simulate',
    'cosmic-encounter',
    '--games',
    '4',
    '--players',
    '5',
    '--option',
    'alienChoice=random',
  ];
  const [told, json] = await Promise.all([run([...args, '--lang', 'en']), run([...args, '--json'])]);
  expect(told.code).toBe(0);
  expect(told.out).toContain('By what they played');
  const { roles, wins } = JSON.parse(json.out) as {
    readonly roles: Readonly<Record<string, { readonly games: number; readonly wins: number }>>;
    readonly wins: readonly number[];
  };
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  expect(sum(Object.values(roles).map(({ games }) => games))).toBe(4 * 5);
  expect(sum(Object.values(roles).map((role) => role.wins))).toBe(sum(wins));
});
