import { describe, expect, test } from 'vitest';
import { widthOf } from './layout.ts';
import { emphasized, type Paint, paintFor, plainPaint } from './paint.ts';

const brushes = (paint: Paint): readonly ((text: string) => string)[] => [
  paint.strong,
  paint.quiet,
  paint.good,
  paint.bad,
  paint.key,
  ...[0, 1, 2, 3, 4, 5].map((seat) => (text: string) => paint.seat(seat, text)),
];

describe('paint', () => {
  test('is none where the terminal has no colours', () => {
    for (const brush of brushes(paintFor(1))) expect(brush('ore')).toBe('ore');
  });

  test.each([4, 8, 24])('of %i bits takes no room, and ends where the text does', (depth) => {
    for (const brush of brushes(paintFor(depth))) {
      expect(JSON.stringify(brush('ore'))).toMatch(/^"\\u001b\[[\d;]+more\\u001b\[0m"$/);
      expect(widthOf(brush('ore'))).toBe(3);
      expect(brush('')).toBe('');
    }
  });

  test.each([4, 8])('of %i bits tells six seats apart, and goes round after them', (depth) => {
    const { seat } = paintFor(depth);
    const seats = [0, 1, 2, 3, 4, 5].map((each) => seat(each, 'x'));
    expect(new Set(seats).size).toBe(6);
    expect(seat(6, 'x')).toBe(seats[0]);
  });
});

describe('words between asterisks', () => {
  test('are said strongly', () => {
    const strong = (text: string): string => `<${text}>`;
    expect(emphasized('*You* may use *this power*.', { ...plainPaint, strong })).toBe(
      '<You> may use <this power>.',
    );
  });

  test('are none where an asterisk stands alone', () => {
    const strong = (text: string): string => `<${text}>`;
    expect(emphasized('2 * 3 * 4', { ...plainPaint, strong })).toBe('2 * 3 * 4');
  });
});
