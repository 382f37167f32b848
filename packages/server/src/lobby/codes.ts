import { randomInt } from 'node:crypto';

/** Without vowels no code is a word, and none of these is taken for another. */
const letters = 'BCDFGHJKMNPQRSTVWXYZ';
const length = 6;
const wholeCode = new RegExp(`^[${letters}]{${length}}$`);

export const newCode = (): string =>
  Array.from({ length }, () => letters.charAt(randomInt(letters.length))).join('');

/** Cyrillic letters that look like one of ours: codes are read out loud and typed on any keyboard. */
const lookAlikes: Readonly<Record<string, string>> = {
  В: 'B',
  С: 'C',
  Н: 'H',
  К: 'K',
  М: 'M',
  Р: 'P',
  Т: 'T',
  Х: 'X',
  У: 'Y',
};

/** The code that was meant, or null when it can be none. */
export function readCode(typed: string): string | null {
  const code = typed
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/[ВСНКМРТХУ]/g, (letter) => lookAlikes[letter] ?? letter);
  return wholeCode.test(code) ? code : null;
}
