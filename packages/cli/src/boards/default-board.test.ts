import { gameList } from '@starboard/games';
import { type Language, languages } from '@starboard/messages';
import { widthOf } from '@starboard/terminal';
import { describe, expect, test } from 'vitest';
import { boardNamed } from '../game-choice.ts';
import { boardLines } from '../play/screen.ts';
import { boards, sittingAt, windowOf } from '../testing/sitting-at.ts';
import { defaultBoard } from './default-board.ts';

/** A table of three, or as many as there can be, as it would be shown if the game drew no board. */
function told(game: string, columns: number, rows: number, language: Language = 'en') {
  const seats = Math.min(3, boardNamed(boards, game).game.seats.max);
  const sitting = sittingAt(windowOf(columns, rows).terminal, seats, { game, language });
  const plain = defaultBoard(sitting.board.game, sitting.board.text);
  return { sitting, lines: boardLines({ ...sitting, board: plain }, 0) };
}

describe.each(boards.map(({ game }) => game.id))('without a board of its own, %s', (game) => {
  test.each(languages)('is told in words that there are, in %s', (language) => {
    const { sitting, lines } = told(game, 80, 60, language);
    expect(lines[0]).toContain(sitting.names[1]);
    expect(lines.join('\n')).not.toMatch(/\[\w+\.|undefined/);
  });

  test.each([60, 80, 120])('is never wider than %i columns, on a low screen or a high one', (columns) => {
    for (const rows of [24, 60])
      for (const line of told(game, columns, rows).lines) expect(widthOf(line)).toBeLessThanOrEqual(columns);
  });

  test('is told in fewer lines where there is little room', () => {
    const [low, high] = [told(game, 80, 24).lines, told(game, 80, 60).lines];
    expect(low.length).toBeLessThan(high.length);
    expect(low).not.toContain('');
  });
});

test.each(languages)(
  'what is too much for a low screen is cut in %s, and says where all of it is',
  (language) => {
    const { sitting, lines } = told('cosmic-encounter', 80, 24, language);
    const plain = { ...sitting, board: defaultBoard(sitting.board.game, sitting.board.text) };
    const cut = boardLines(plain, 0, 'tight');
    expect(cut.length).toBeLessThan(lines.length);
    expect(cut.some((line) => line.endsWith('…'))).toBe(true);
    expect(cut.at(-1)).toContain(sitting.voice.say('cli.default.cut'));
    for (const line of cut) expect(widthOf(line)).toBeLessThanOrEqual(80);
  },
);

test('a game says of its board what it likes, and the rest is said for it', () => {
  const own = boards.filter(({ game }) => gameList.some((listed) => listed.game === game));
  expect(own.every(({ about }) => about)).toBe(true);
  const [toy] = boards.filter((board) => !own.includes(board));
  expect(toy).toMatchObject({ hasSecrets: true, topics: [] });
});
