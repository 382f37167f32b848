import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogueSuite, cataloguesIn } from '@starboard/messages/testing';
import { phraseKeys } from '@starboard/protocol';
import en from '@starboard/protocol/messages/en.json';
import { expect, test } from 'vitest';

for (const [, texts] of cataloguesIn(new URL('../../protocol/messages/', import.meta.url)))
  catalogueSuite('the server', texts);

function keysSaidIn(sources: string): string[] {
  const folder = fileURLToPath(new URL(sources, import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('testing'),
  );
  return files.flatMap(
    (file) =>
      readFileSync(join(folder, file), 'utf8').match(/(?<=['"`])server\.[a-z-]+(\.[a-z-]+)*(?=['"`])/g) ?? [],
  );
}

test('every key that the server and its host say has a text, and every text is said', () => {
  const said = [...keysSaidIn('.'), ...keysSaidIn('../../host/src')];
  const phrases = phraseKeys.map((key) => `server.phrase.${key}`);
  // what is wrong with a match file is said by the keys of the records
  const others = Object.keys(en).filter((key) => key.startsWith('server.record.'));
  expect([...new Set([...said, ...phrases, ...others])].sort()).toEqual(Object.keys(en).sort());
});
