import { describe, expect, test } from 'vitest';
import { gameFolder } from './game-folder.ts';

const { from } = gameFolder('alien-frontiers');

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
});
