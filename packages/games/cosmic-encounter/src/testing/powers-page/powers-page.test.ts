import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { powersPage } from './powers-page.ts';

const page = new URL('../../../../../../docs/powers.md', import.meta.url);

test('docs/powers.md tells what is registered; `npm run -s powers` writes it anew', () => {
  expect(readFileSync(page, 'utf8')).toBe(powersPage());
});
