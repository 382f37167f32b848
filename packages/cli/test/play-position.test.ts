import { writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { gameFolder } from './game-folder.ts';

const { inFolder, play, from } = gameFolder('alien-frontiers');

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
