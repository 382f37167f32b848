import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { boardNamed } from '../src/game-choice.ts';
import { readMatchFile } from '../src/match-file.ts';
import { quietSteps } from '../src/replay/quiet-steps.ts';
import { boards } from '../src/testing/sitting-at.ts';
import { duel, negotiating } from './cosmic-duel.ts';
import { gameFolder, oneLine } from './game-folder.ts';
import { playOn, run, Starboard } from './starboard.ts';

const { folder, inFolder, play, from } = gameFolder('cosmic-encounter');

/** Up to the talks: the gate is aimed, three ships are sent, no player is invited, both negotiate. */
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
    // many answers are passes that no player sees; a walk through the match does not stop there
    const file = readMatchFile(inFolder('whole.json'), boards);
    const board = boardNamed(boards, file.game);
    const quiet = quietSteps({ file, game: board.game }, board);
    expect(quiet.size).toBeGreaterThan(file.inputs.length / 4);
    expect(quiet.has(file.inputs.length)).toBe(false);
  });

  test('seats bots of every level, and tells what those with a character are like', async () => {
    const bots = ['hard.bold', 'normal', 'easy.spiteful'];
    const table = play('cosmic-encounter', '--bots', bots.join(','), '--seed', '1', '--save', 'bots.json');
    const opening = oneLine(await table.prompt());
    expect(opening).toContain('Blue is a bot: hard, bold.');
    expect(opening).toContain('Green is a bot: easy, spiteful.');
    expect(opening).not.toContain('Yellow is a bot');
    await table.hangUp();
    const { players } = JSON.parse(readFileSync(inFolder('bots.json'), 'utf8')) as { players: unknown };
    expect(players).toEqual(['human', ...bots]);
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

describe('a deal', () => {
  test('is put together in a few lines, seen by the other, and made', async () => {
    const table = await talks();
    expect(await table.type('1')).toContain('From Ann to Bob: which cards?');
    expect(await table.type('2 3')).toContain('From Ann to Bob: which kinds of cards?');
    expect(await table.type('')).toContain('From Ann to Bob: how many random cards?');
    expect(await table.type('')).toContain('From Ann to Bob: a colony beside one of these?');
    expect(await table.type('')).toContain('From Bob to Ann: which cards?');
    expect(await table.type('')).toContain('From Bob to Ann: which kinds of cards?');
    expect(await table.type('7')).toContain('From Bob to Ann: how many random cards?');
    await table.type('');
    const whole = await table.type('');
    expect(whole).toContain('Ann gives: Attack 20 and Attack 20.\nBob gives: the highest attack card.');
    const answering = await table.type('');
    expect(answering).toContain('Bob: Talk it over');
    expect(oneLine(answering)).toMatch(/accepted by R .*Bob gives: the highest attack card\..* Your cards/);
    const made = oneLine(await table.type('1'));
    expect(made).toContain('A deal is made.');
    await table.hangUp();
  });

  test('that a bot has offered waits for an answer: the bot does not talk over it', async () => {
    const willing = { ...negotiating, blue: { hand: ['negotiate', 'negotiate'] } };
    const table = from(willing, '--seats', 'human,random,random', '--names', 'Ann,Bob,Eve', '--lang', 'en');
    await table.prompt();
    for (const line of ['1', '1:2 2:1', '']) await table.type(line);
    const offered = await table.type('1');
    expect(offered).toContain('accepted by B');
    expect(offered).toMatch(/\d\) Break off the talks\n/);
    const [, number = ''] = /(\d)\) Decline, and say why/.exec(offered ?? '') ?? [];
    expect(await table.type(number)).toMatch(/Why not\?\n1\) That is too little for me\./);
    await table.type('1');
    expect(oneLine(await table.type(''))).toContain('“That is too little for me.”');
    await table.hangUp();
  });

  test('can be thought better of, left to the other, refused and broken off', async () => {
    const table = await talks();
    await table.type('1');
    expect(await table.type('u')).toContain('Ann: Talk it over');
    await table.type('1');
    for (let part = 0; part < 8; part++) await table.type('');
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
