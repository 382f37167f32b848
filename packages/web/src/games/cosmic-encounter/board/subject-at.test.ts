import type { View } from '@starboard/cosmic-encounter';
import { expect, test } from 'vitest';
import { subjectAt } from './subject-at.ts';

const view = { discard: ['plague/1', 'attack-08/1'], encounter: { destiny: 'wild/1' } } as unknown as View;

test('a coin opens its sheet, a pile the card that lies open on it', () => {
  expect(subjectAt(view, 'seat:2')).toBe('sheet:2:0');
  expect(subjectAt(view, 'pile:discard')).toBe('card:attack-08/1');
  expect(subjectAt(view, 'pile:destiny')).toBe('destiny:wild/1');
  expect(subjectAt(view, 'tech:1:0')).toBe('tech:1:0');
});
