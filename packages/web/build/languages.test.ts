import { readFileSync } from 'node:fs';
import { languages as spoken } from '@starboard/messages';
import { expect, test } from 'vitest';
import { languages } from './languages.ts';

test('the build and the script before the app know the languages that we speak', () => {
  expect(languages).toEqual([...spoken].sort());
  const boot = readFileSync(new URL('../public/boot.js', import.meta.url), 'utf8');
  expect(boot).toContain(`[${spoken.map((language) => `'${language}'`).join(', ')}].includes(tag)`);
});
