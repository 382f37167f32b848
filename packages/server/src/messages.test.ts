import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogueSuite, cataloguesIn } from '@starboard/messages/testing';
import { phraseKeys } from '@starboard/protocol';
import en from '@starboard/protocol/messages/en.json';
import { expect, test } from 'vitest';

for (const [, texts] of cataloguesIn(new URL('../../protocol/messages/', import.meta.url)))
  catalogueSuite('the server', texts);

test('every key that the server says has a text, and every text is said', () => {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('testing'),
  );
  const said = sources.flatMap(
    (file) =>
      readFileSync(join(folder, file), 'utf8').match(/(?<=['"`])server\.[a-z-]+(\.[a-z-]+)*(?=['"`])/g) ?? [],
  );
  const phrases = phraseKeys.map((key) => `server.phrase.${key}`);
  // what is wrong with a match file is said by the keys of the records
  const others = Object.keys(en).filter((key) => key.startsWith('server.record.'));
  expect([...new Set([...said, ...phrases, ...others])].sort()).toEqual(Object.keys(en).sort());
});
