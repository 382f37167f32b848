import { describe, expect, test } from 'vitest';
import { Refused } from '../refused.ts';
import { visibleText } from './visible-text.ts';

const refusal = (given: string): string | null => {
  try {
    visibleText(given);
    return null;
  } catch (error) {
    return error instanceof Refused ? error.reason.key : 'another error';
  }
};

describe('what others read', () => {
  test.each([
    ['  hello,\n\n  world\t! ', 'hello, world !'],
    ['Привет, как дела? Ґанок і їжак', 'Привет, как дела? Ґанок і їжак'],
    // joined emoji stay together
    ['👩‍🚀👍🏽 ❤️', '👩‍🚀👍🏽 ❤️'],
    // an override would turn the rest of the screen round
    ['safe\u202Etxt.exe\u2066\u2069\u200F', 'safetxt.exe'],
    ['null\u0000byte\u0007bell', 'null byte bell'],
    ['zero\u200Bwidth\uFEFF', 'zerowidth'],
    ['lone\uD800surrogate', 'lonesurrogate'],
    ['e\u0301te\u0301', 'été'],
    [`Z${'\u0335'.repeat(40)}algo`, `Z${'\u0335'.repeat(3)}algo`],
  ])('%j', (given, read) => {
    expect(visibleText(given)).toBe(read);
  });

  test('three hundred characters, counted as people count them', () => {
    expect(visibleText('я'.repeat(300))).toHaveLength(300);
    expect(refusal('я'.repeat(301))).toBe('server.chat.too-long');
    expect(visibleText('👩‍🚀'.repeat(300))).toBe('👩‍🚀'.repeat(300));
    expect(visibleText(`${' '.repeat(900)}x${'\u200B'.repeat(900)}`)).toBe('x');
  });

  test.each([
    '',
    '   ',
    '\n\t',
    '\u200B\u200D',
    '\u202E\u202C\u200E',
    '\u0301',
    '\uFEFF',
    '\uE000',
    // letters and signs without a face
    '\u3164\u115F\u2800',
    '\u{E0041}',
  ])('nothing to see in %j', (given) => {
    expect(refusal(given)).toBe('server.chat.empty');
  });
});
