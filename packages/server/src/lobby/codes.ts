import { randomInt } from 'node:crypto';
import { asCodeLetters, codeAlphabet, codeLength } from '@starboard/protocol';

const wholeCode = new RegExp(`^[${codeAlphabet}]{${codeLength}}$`);

export const newCode = (): string =>
  Array.from({ length: codeLength }, () => codeAlphabet.charAt(randomInt(codeAlphabet.length))).join('');

/** The code that was meant, or null when it can be none. */
export function readCode(typed: string): string | null {
  const code = asCodeLetters(typed).replace(/[\s-]/g, '');
  return wholeCode.test(code) ? code : null;
}
