import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { duel, negotiating } from './cosmic-duel.ts';
import { gameFolder, oneLine } from './game-folder.ts';
import { run } from './starboard.ts';

const { folder, inFolder, play, from } = gameFolder('cosmic-encounter');

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
    expect(oneLine(await table.type('o use cosmic-zap if against-me at react'))).toContain(
      '4) Use Cosmic Zap if it answers something against me. Answers to something played. Any player.',
    );
    expect(oneLine(await table.type('o pass all about mobius-tubes'))).toContain('5) Do not ask about');
    expect(await table.type('o use lunch')).toContain('There is no such card or power: lunch.');
    for (const number of [5, 4]) await table.type(`o drop ${number}`);
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
      'o use cosmic-zap if',
      'o pass all if i-lose',
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

  test('are stepped back over, also by who goes on with a saved match', async () => {
    const red = { ...negotiating.red, techs: [{ id: 'energy-cloak', completed: true }] };
    const first = from({ ...negotiating, red }, ...duel, '--save', 'cloaked.json');
    expect(await first.prompt()).toContain('Ann: At which planet do you aim the gate?');
    await first.type('o pass all');
    expect(await first.type('1')).toContain('Ann: Which ships do you send?');
    expect(await first.type('u')).toContain('Ann: At which planet do you aim the gate?');
    expect(await first.type('1')).toContain('Ann: Which ships do you send?');
    await first.hangUp();
    const second = play('--resume', 'cloaked.json');
    expect(await second.prompt()).toContain('Ann: Which ships do you send?');
    expect(await second.type('u')).toContain('Ann: At which planet do you aim the gate?');
    await second.hangUp();
  });

  test('are not for games that ask little', async () => {
    const table = play('alien-frontiers', '--seed', '1');
    await table.prompt();
    expect(await table.type('o')).toContain('This game takes no orders.');
    await table.hangUp();
  });
});
