import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { negotiating } from './cosmic-duel.ts';
import { gameFolder, oneLine } from './game-folder.ts';
import { run } from './starboard.ts';

const { folder, inFolder, play, from } = gameFolder('cosmic-encounter');

const three = ['--seats', 'human,human,human', '--names', 'Ann,Bob,Eve'];
const dropped = 'No longer answered for you: Which encounter card do you play? – Negotiate.';

describe('answers left beforehand', () => {
  test('are shown, left, given when the question comes, and withdrawn', async () => {
    const table = from(negotiating, ...three);
    await table.prompt();
    const coming = await table.type('a');
    expect(coming).toContain('1) Which ships do you send?\n  2) Whom do you invite as allies?');
    expect(coming).toContain('(a 1 answers question 1 beforehand)');
    expect(coming).not.toContain('a drop 1');
    await table.type('ahead 1');
    expect(await table.type('1:2')).toContain(
      '1) Which ships do you send? – Red 1: 2\n(a drop 1 withdraws answer 1)',
    );
    await table.type('a 1');
    expect(await table.type('')).toContain('2) Whom do you invite as allies? – nothing and nobody');
    expect(await table.type('a drop 2')).not.toContain('nothing and nobody');
    expect(await table.type('a drop 5')).toContain('There is no answer “5”; the numbers go from 1 to 1.');
    expect(await table.type('a lunch')).toContain('There is no question “lunch”;');
    expect(await table.type('1')).toContain('Ann: Whom do you invite as allies?');
    await table.hangUp();
  });

  test('fall back on another, or are dropped, and only their player is told', async () => {
    const table = from(negotiating, ...three, '--save', 'left.json');
    await table.prompt();
    await table.type('a 3');
    expect(await table.type('1')).toContain('1) ask me\n  2) Attack 04\n  3) Attack 20\n1–3');
    expect(await table.type('')).toContain('When does the answer hold?');
    await table.type('2');
    for (const line of ['1', '1:3', '1']) await table.type(line);
    const declining = await table.type('');
    expect(declining).toContain('Eve: You may join the encounter.');
    expect(await table.type('1')).not.toContain('No longer');
    expect(oneLine(await table.type('1:1'))).toContain(dropped);
    await table.hangUp();
  });

  test('are kept with the match; a file that is bent is not read', async () => {
    const first = from(negotiating, ...three, '--save', 'kept.json');
    await first.prompt();
    for (const line of ['a 3', '1', '2', '']) await first.type(line);
    await first.type('q');
    await first.hangUp();
    const second = play('--resume', 'kept.json');
    await second.prompt();
    expect(await second.type('a')).toContain('– Negotiate (otherwise: Attack 04)');
    await second.hangUp();
    const saved = JSON.parse(readFileSync(inFolder('kept.json'), 'utf8')) as object;
    writeFileSync(inFolder('bent.json'), JSON.stringify({ ...saved, left: [{ answers: [{}] }, null, null] }));
    const { code, error } = await run(['play', '--resume', 'bent.json', '--lang', 'en'], { cwd: folder });
    expect({ code, error }).toEqual({ code: 1, error: expect.stringContaining('“left”') });
  });

  test.each([
    ['ru', 'заранее', 'О чём спросят или могут спросить:'],
    ['uk', 'наперед', 'Про що запитають або можуть запитати:'],
  ])('are spoken of in %s', async (language, word, says) => {
    const table = from(negotiating, ...three, '--lang', language);
    await table.prompt();
    expect(await table.type(word)).toContain(says);
    await table.hangUp();
  });

  test('are not for games that tell nothing of what comes', async () => {
    const table = play('alien-frontiers', '--seed', '1');
    await table.prompt();
    expect(await table.type('a')).toContain('In this game nothing is answered beforehand.');
    await table.hangUp();
  });
});
