import { describe, expect, test } from 'vitest';
import { LocalPlayer } from '../testing/local-player.ts';
import { localWish } from '../local-wish.ts';

const described = (position: object | string): { readonly position: string } => ({
  position: typeof position === 'string' ? position : JSON.stringify(position),
});

describe('a table of this device that begins from a position', () => {
  test('is asked for in its address', () => {
    const wanted = new URLSearchParams({ game: 'alien-frontiers', bots: 'easy', position: '{"players":2}' });
    expect(localWish(wanted, 'Vera')).toEqual({
      game: 'alien-frontiers',
      seats: [null, 'easy'],
      name: 'Vera',
      position: '{"players":2}',
    });
  });

  test('is played and looked at again from there', async () => {
    const player = new LocalPlayer();
    const position = { players: 2, round: 7, roll: [6, 6, 6], red: { fuel: 3 } };
    const table = await player.opens({ seats: [null, 'easy'], ...described(position) });
    await player.watches(table);
    expect(player.sections).toMatchObject({ round: 7 });
    expect(await player.answers(table, 'dock:solar-converter:6')).toBe('done');
    await player.says('resign', table);
    const { steps } = await player.ask('replay', { table, from: 0, limit: 10 });
    expect(steps[0]?.sections).toMatchObject({ round: 7 });
    // it is the player's own, unlike a lesson
    expect(await player.ask('list', null)).toHaveLength(1);
  });

  test('has the same dice for all who open it, where it names a seed', async () => {
    const rolls = await Promise.all(
      [1, 2].map(async () => {
        const player = new LocalPlayer();
        const table = await player.opens({
          seats: [null, 'easy'],
          ...described({ players: 2, seed: 'puzzle' }),
        });
        await player.watches(table);
        return JSON.stringify(player.sections);
      }),
    );
    expect(rolls[0]).toBe(rolls[1]);
  });

  test('has the same bots for all who open it, where it names a seed', async () => {
    const told = await Promise.all(
      [1, 2].map(async () => {
        const player = new LocalPlayer();
        const table = await player.opens({
          game: 'cosmic-encounter',
          seats: [null, 'easy', 'easy', 'easy'],
          ...described({ seed: 'puzzle', offense: 'blue', destiny: ['red'] }),
        });
        await player.watches(table);
        await player.until(player.isAsked);
        return JSON.stringify(player.sections);
      }),
    );
    expect(told[0]).toBe(told[1]);
  });

  test.each([
    ['no JSON', '{players: 2', 'web.local.bad-position'],
    ['a list', '[]', 'web.local.bad-position'],
    ['what cannot be', { players: 2, red: { fuel: -1 } }, 'web.local.bad-position'],
    ['a key that no position has', { players: 2, teapots: 3 }, 'web.local.bad-position'],
    ['more seats than are taken', { players: 4 }, 'web.local.position-seats'],
  ])('is refused where it says %s, and nothing is kept', async (_, position, key) => {
    const player = new LocalPlayer();
    await expect(player.opens({ seats: [null, 'easy'], ...described(position) })).rejects.toThrow(key);
    expect(await player.ask('list', null)).toEqual([]);
    expect(player.failures).toEqual([]);
  });
});
