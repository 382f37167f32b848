import { asCodeLetters, codeAlphabet, codeLength } from '@starboard/protocol';

/** The letters of a code in what was typed or pasted, be it a whole link; at most as many as a code has. */
export function codeLetters(typed: string): string {
  const inLink = /\/join\/([^/?#\s]+)/.exec(typed)?.[1];
  return Array.from(asCodeLetters(inLink ?? typed))
    .filter((letter) => codeAlphabet.includes(letter))
    .slice(0, codeLength)
    .join('');
}

/** Whether something was typed that is in no code, such as a vowel. */
export const hasStrangeLetters = (typed: string): boolean =>
  !typed.includes('/') &&
  Array.from(asCodeLetters(typed)).some(
    (letter) => /[\p{L}\p{N}]/u.test(letter) && !codeAlphabet.includes(letter),
  );

/** As it is read out loud: three and three. */
export const spacedCode = (code: string): string => `${code.slice(0, 3)}-${code.slice(3)}`;
