import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('../src/design/tokens.css', import.meta.url), 'utf8');

/** The tokens that a rule sets to a plain colour. */
function coloursOf(selector: string): Readonly<Record<string, string>> {
  const rule = css.split('}').find((each) => each.includes(`${selector} {`)) ?? '';
  const named = [...rule.matchAll(/(--[\w-]+): (#[0-9a-f]{6});/g)];
  return Object.fromEntries(named.map(([, name = '', hex = '']) => [name, hex] as const));
}

const always = coloursOf(':root');
const themes = {
  dark: { ...always, ...coloursOf('[data-theme="dark"]') },
  light: { ...always, ...coloursOf('[data-theme="light"]') },
} as const;

/** How bright a colour is, as WCAG reckons it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const grounds = ['--ink', '--surface', '--raised'];
const letters = ['--text', '--muted', '--ion', '--amber', '--danger', '--success'];
const seats = ['orange', 'blue', 'green', 'yellow', 'red', 'purple'].map((name) => `--seat-${name}`);

/** Letters want 4.5, the edges of what can be pressed 3. */
const pairs: readonly (readonly [upon: string, what: string, atLeast: number])[] = [
  ...grounds.flatMap((ground) => letters.map((letter) => [ground, letter, 4.5] as const)),
  ['--ink', '--edge', 3],
  ['--surface', '--edge', 3],
  ['--raised', '--edge', 3],
  ['--raised-lit', '--text', 4.5],
  ['--danger-fill', '--text', 4.5],
  ['--ion-fill', '--on-ion', 4.5],
  ['--ion-fill-lit', '--on-ion', 4.5],
  ['--amber-fill', '--on-amber', 4.5],
  ...seats.map((seat) => [seat, '--on-amber', 4.5] as const),
];

describe.each(['dark', 'light'] as const)('in the %s theme', (theme) => {
  const colours: Readonly<Record<string, string>> = themes[theme];

  test.each(pairs)('on %s, %s can be told apart', (upon, what, atLeast) => {
    const [ground = '', letter = ''] = [colours[upon], colours[what]];
    expect(ground).toMatch(/^#/);
    expect(letter).toMatch(/^#/);
    expect(contrast(ground, letter)).toBeGreaterThanOrEqual(atLeast);
  });
});

test('the colours that are further apart keep dark letters readable', () => {
  const strong = coloursOf('[data-colours="strong"]');
  for (const seat of seats)
    expect(contrast(strong[seat] ?? '', always['--on-amber'] ?? '')).toBeGreaterThanOrEqual(4.5);
});
