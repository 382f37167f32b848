import { expect, test } from 'vitest';
import { ElitePlayer } from './elite-player.ts';
import { gameFolder, oneLine } from './game-folder.ts';
import { run } from './starboard.ts';

const { folder, play } = gameFolder('project-elite');
const alone = ['project-elite', '--seats', 'human', '--option', 'clock=untimed'];

test('a mission without a clock is played to its end by what the screen says', async () => {
  const file = 'mission.json';
  const table = play(...alone, '--lang', 'en', '--seed', 'b', '--save', file);
  const player = new ElitePlayer(table);
  expect(await player.plays(600)).toBeGreaterThan(30);
  const { code, out, error } = await table.ended;
  expect({ code, error }).toEqual({ code: 0, error: '' });
  // what is chosen for the team is listed at once; so is what must be done
  expect(out).toMatch(/Choose the cell for the new alien\n +1\) [A-O]\d+/);
  expect(out).toMatch(/Move an alien \(you must\)\n +1\) \w+ \d+: [A-O]\d+ to [A-O]\d+, .*steps? to go then/);
  // dice have come to rest before the next question
  expect(out).toMatch(/rolls: (Move|Search|Hand|Wrench|Gun|Alien)/);
  expect(out).not.toMatch(/ rolling\b/);
  expect(out).toMatch(/Round \d\. Time is up!/);
  expect(out).toMatch(/You have (won!|lost\.)/);
  expect(out).toMatch(/You have (won|lost) together/);
  expect(out).not.toMatch(/\[\w+\.|undefined|nothing fills/);
  expect(await run(['verify', file], { cwd: folder })).toMatchObject({ code: 0, error: '' });
});

test.each([
  ['en', /Extermination token 1 at C3: .+ \(locking\)/, 'Choose a hero'],
  ['ru', /Жетон уничтожения 1 на C3: .+ \(блокирующие\)/, 'Выбрать персонажа'],
  ['uk', /Жетон знищення 1 на C3: .+ \(блокувальні\)/, 'Обрати персонажа'],
])('the table, what is asked and what can be done are told in %s', async (language, token, act) => {
  const table = play(...alone, '--lang', language, '--seed', 'b');
  const shown = oneLine(await table.prompt());
  expect(shown).toMatch(token);
  expect(shown).toContain(act);
  expect(shown).not.toMatch(/\[\w+\.|undefined/);
  await table.hangUp();
});

test('rules and cards can be looked up by name', async () => {
  const table = play(...alone, '--lang', 'en', '--seed', 'b');
  await table.prompt();
  expect(oneLine(await table.type('? slots'))).toMatch(/Dice in normal slots come back/);
  expect(oneLine(await table.type('? equipment'))).toMatch(/Assault Rifle: weapon, slots: Gun; range 4/);
  await table.hangUp();
});
