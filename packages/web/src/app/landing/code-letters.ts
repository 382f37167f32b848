/** Codes have these letters only. */
const letters = 'BCDFGHJKMNPQRSTVWXYZ';

/** Cyrillic letters that look like one of them: codes are typed on any keyboard. */
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

export const codeLength = 6;

/** The letters of a code in what was typed or pasted, be it a whole link; at most as many as a code has. */
export function codeLetters(typed: string): string {
  const inLink = /\/join\/([^/?#\s]+)/.exec(typed)?.[1];
  return Array.from((inLink ?? typed).toUpperCase())
    .map((letter) => lookAlikes[letter] ?? letter)
    .filter((letter) => letters.includes(letter))
    .slice(0, codeLength)
    .join('');
}

/** As it is read out loud: three and three. */
export const spacedCode = (code: string): string => `${code.slice(0, 3)}-${code.slice(3)}`;
