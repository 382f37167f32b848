import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

test('what is seen before the app has the colours of the app', () => {
  const tokens = read('../src/design/tokens.css');
  const colours = read('../public/boot.css').match(/#[0-9a-f]+/g) ?? [];
  expect(colours).toHaveLength(8);
  expect(colours.filter((colour) => !tokens.includes(`: ${colour};`))).toEqual([]);
});
