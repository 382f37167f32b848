import type { Seat } from '@starboard/engine';

/** Colours that help the eye; everything they say is also said by a letter, a shape or a word. */
export interface Paint {
  seat(seat: Seat, text: string): string;
  strong(text: string): string;
  quiet(text: string): string;
  good(text: string): string;
  bad(text: string): string;
  key(text: string): string;
}

interface Codes {
  readonly seats: readonly string[];
  readonly good: string;
  readonly bad: string;
  readonly key: string;
}

/** Vermilion, bluish green, sky blue, yellow, reddish purple, orange: told apart by nearly all eyes. */
const wide: Codes = {
  seats: ['38;5;209', '38;5;36', '38;5;75', '38;5;227', '38;5;175', '38;5;214'],
  good: '38;5;114',
  bad: '38;5;209',
  key: '38;5;117',
};
const narrow: Codes = { seats: ['31', '32', '94', '33', '35', '91'], good: '32', bad: '31', key: '36' };

export const plainPaint: Paint = {
  seat: (_seat, text) => text,
  strong: (text) => text,
  quiet: (text) => text,
  good: (text) => text,
  bad: (text) => text,
  key: (text) => text,
};

/** `depth` as the terminal tells it: bits per colour, 1 for none. */
export function paintFor(depth: number): Paint {
  if (depth < 4) return plainPaint;
  const codes = depth >= 8 ? wide : narrow;
  const inside = (code: string) => (text: string) => (text === '' ? '' : `\u001b[${code}m${text}\u001b[0m`);
  return {
    seat: (seat, text) => inside(codes.seats[seat % codes.seats.length] as string)(text),
    strong: inside('1'),
    quiet: inside('2'),
    good: inside(codes.good),
    bad: inside(codes.bad),
    key: inside(codes.key),
  };
}

/** What stands between asterisks is a word to be noticed. */
export const emphasized = (text: string, { strong }: Paint): string =>
  text.replaceAll(/\*([^*\s][^*]*)\*/g, (_, word: string) => strong(word));
