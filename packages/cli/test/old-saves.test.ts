import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSaves } from './old-files/make-saves.ts';
import { playOn, run, Starboard } from './starboard.ts';

const old = fileURLToPath(new URL('./old-files', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'starboard-old-saves-'));
beforeAll(async () => {
  if (process.env['MAKE_OLD_FILES']) await makeSaves();
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(['alien-frontiers', 'cosmic-encounter'])(
  'a match of %s saved at commit 4b68667 is resumed, stepped back in, and played to its end',
  async (game) => {
    const file = `${game}.starboard.json`;
    cpSync(join(old, file), join(folder, file));
    const table = new Starboard(['play', '--resume', file, '--lang', 'en'], { cwd: folder });
    const shown = await table.prompt();
    expect(shown).not.toContain('The rules have been corrected');
    await playOn(table, 20, 22, shown);
    expect(await playOn(table, 22, 3000, await table.type('u'))).toBeNull();
    expect(await table.ended).toMatchObject({ code: 0, error: '' });
    const { outcome, inputs } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as {
      outcome: object | null;
      inputs: unknown[];
    };
    expect(outcome).not.toBeNull();
    expect(inputs.length).toBeGreaterThan(60);
    const { code, out } = await run(['verify', file, '--lang', 'en'], { cwd: folder });
    expect([code, out]).toEqual([0, expect.any(String)]);
  },
);
