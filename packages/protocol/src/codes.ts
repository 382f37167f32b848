/** Without vowels no code is a word, and none of these letters is taken for another. */
export const codeAlphabet = 'BCDFGHJKMNPQRSTVWXYZ';

export const codeLength = 6;

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

/** What was typed in place of a code, in capital letters, those of our alphabet wherever they look like it. */
export const asCodeLetters = (typed: string): string =>
  Array.from(typed.toUpperCase(), (letter) => lookAlikes[letter] ?? letter).join('');
