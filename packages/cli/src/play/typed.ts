import { wrap } from '@starboard/terminal';
import type { Talk } from './conversation.ts';

/** As many digits as a number is exact with; whether it is in bounds the rules decide. */
export const isNumber = (text: string): boolean => /^-?\d{1,15}$/.test(text);

/** Says what is wrong with what was typed. */
export function complain(
  { sitting }: Talk,
  key: string,
  params: Readonly<Record<string, string | number>> = {},
): void {
  const { terminal, voice } = sitting;
  terminal.print(...wrap(voice.say(key, params), terminal.width).map(terminal.paint.bad));
}
