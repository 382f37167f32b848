import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'rolldown';
import { expect, test } from 'vitest';

/** What a browser loads to speak of the game, before any rule. */
const mostBytes = 8_000;

test('words come without the rules', async () => {
  const words = fileURLToPath(new URL('index.ts', import.meta.url));
  const entry = `export { cosmicEncounterText } from ${JSON.stringify(words)};`;
  const bundle = await build({
    input: 'words',
    plugins: [
      {
        name: 'words',
        resolveId: (id) => (id === 'words' ? '\0words' : null),
        load: (id) => (id === '\0words' ? entry : null),
      },
    ],
    output: { minify: true },
    write: false,
  });
  const [{ code, moduleIds }] = bundle.output;
  expect(moduleIds.filter((id) => /rules\/(abilities|phases)|aliens\/|registry/.test(id))).toEqual([]);
  expect(gzipSync(code, { level: 9 }).length).toBeLessThan(mostBytes);
});
