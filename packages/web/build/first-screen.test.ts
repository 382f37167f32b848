import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { chunks } from './chunks.ts';
import { compiledMessages } from './compiled-messages.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What comes of a file in a build, each piece with how many bytes it is on its way. */
async function built(input: string): Promise<ReadonlyMap<string, number>> {
  const { output } = (await build({
    configFile: false,
    root: at('..'),
    publicDir: false,
    logLevel: 'error',
    plugins: [compiledMessages()],
    build: {
      write: false,
      rolldownOptions: {
        input: { input },
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: { groups: chunks } },
      },
    },
  })) as Rolldown.RolldownOutput;
  return new Map(
    output.flatMap((file) =>
      file.type === 'chunk' ? [[file.name, gzipSync(file.code, { level: 9 }).length] as const] : [],
    ),
  );
}

test('the first screen of Cosmic Encounter needs few texts, in every language', async () => {
  const sizes = await built(at('../src/games/cosmic-encounter/texts.ts'));
  for (const language of ['en', 'ru', 'uk']) {
    const own = sizes.get(`texts-cosmic-encounter-${language}`);
    expect(own).toBeGreaterThan(5_000);
    expect(own).toBeLessThan(24_000);
  }
  // both sides of the flares come after it
  expect([...sizes.keys()].filter((name) => name.includes('cards'))).toHaveLength(3);
});

test('telling its table in words takes little code', async () => {
  const sizes = await built(at('../../games/cosmic-encounter/src/text/index.ts'));
  const own = [...sizes.values()].reduce((sum, size) => sum + size);
  expect(own).toBeGreaterThan(5_000);
  expect(own).toBeLessThan(8_000);
});
