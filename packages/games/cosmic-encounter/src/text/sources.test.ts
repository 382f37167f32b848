import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import en from '../../messages/en.json';
import { cosmicEncounterText, otherWindows, phaseWindows } from '../index.ts';

const texts: Readonly<Record<string, string>> = en;
const source = new URL('../', import.meta.url);
const rooms = ['aliens/', 'artifacts/', 'orders/', 'rules/', 'technologies/'];

const read = (file: string): string => readFileSync(new URL(file.replaceAll('\\', '/'), source), 'utf8');

const sources = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .filter((file) => rooms.some((room) => file.replaceAll('\\', '/').startsWith(room)))
  .map(read)
  .join('\n');

const found = (pattern: RegExp, within = sources): string[][] =>
  [...within.matchAll(pattern)].map((match) => [...match]);

const missing = (keys: readonly string[]): string[] => [...new Set(keys)].filter((key) => !(key in texts));

test('every prompt, reason and rule that the rules name has a text', () => {
  const named = found(/['`](ce\.[a-z.-]*[a-z])['`]/g).map(([, key = '']) => key);
  expect(named.filter((key) => key.startsWith('ce.ask.')).length).toBeGreaterThan(40);
  const refusals = found(/refusal\('([a-z-]+)'/g).map(([, key = '']) => `ce.${key}`);
  expect(missing([...named, ...refusals])).toEqual([]);
});

test('no prompt is left over', () => {
  const named = new Set(found(/'(ce\.ask\.[a-z-]+)'/g).map(([, key]) => key));
  const windows = new Set([...phaseWindows, ...otherWindows].map((window) => `ce.ask.${window}`));
  const prompts = Object.keys(texts).filter((key) => key.startsWith('ce.ask.') && !windows.has(key));
  // the parts of a form are asked for one by one
  const whole = (key: string) => key.split('.').slice(0, 3).join('.');
  expect(prompts.filter((key) => !named.has(key) && !named.has(whole(key)))).toEqual([]);
});

test('keys are composed only in the ways this test knows', () => {
  const templates = found(/`(ce\.[^`]*\$[^`]*)`/g).map(([, template]) => template);
  expect(new Set(templates)).toEqual(new Set(['ce.${key}']));
});

test('every line of the log has a text, and no text is left over', () => {
  const log = read('text/event.ts') + read('text/telling.ts');
  const types = found(/(?:readonly type: |SheetMoved<)'(\w+)'/g, read('rules/state/events.ts'));
  /** How an event is told that is not simply said by its own name. */
  const tellerOf = (type: string): string | undefined =>
    found(new RegExp(`^  ${type}(?:: (.*?))?,$(?=\\n  \\w|\\n\\})`, 'gms'), log)[0]?.[1];
  const keys = [
    // said by their own name
    ...types.flatMap(([, type = '']) => {
      const teller = tellerOf(type) ?? (log.includes(`\n  ${type},`) ? type : 'own');
      const [body = ''] = log.split(`function ${teller}(`)[1]?.split('\n}') ?? [];
      if (!/\bown\b|^saidOfCards$/.test(`${teller}${body}`)) return [];
      const key = type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return teller.includes('withTech') ? [key, `${key}-known`] : [key];
    }),
    ...found(/\b(?:event|said|saidOfCards)\((?:happened, )?'([a-z-]+)'/g, log).map(([, key = '']) => key),
    // chosen between by what happened
    ...found(/\? '([a-z]+-[a-z-]+)' : /g, log).map(([, key = '']) => key),
    ...found(/\? [\w']+ : '([a-z]+-[a-z-]+)'/g, log).map(([, key = '']) => key),
    ...found(/\? '[a-z-]+' : '([a-z]+-[a-z-]+)'/g, log).map(([, key = '']) => key),
    ...['broken-off', 'impossible', 'quashed', 'time'].map((why) => `deal-failed-${why}`),
    'ships-sent-offense',
    'ships-sent-defense',
  ];
  const told = Object.keys(texts).filter((key) => key.startsWith('ce.event.'));
  expect([...new Set(keys)].map((key) => `ce.event.${key}`).sort()).toEqual(told);
});

// The names of the parameters are read off the source: some reasons hardly ever come up in play.
const reasons = found(/reason\(\s*'(ce\.[^']+)'(?:,\s*\{([^}]*)\})?/g).map(([, key = '', params = '']) => ({
  key,
  params: [...params.matchAll(/(\w+)(?=:|,|\s*$)/g)].map(([name]) => name),
}));

test.each(reasons)('the text of $key is filled by $params', ({ key, params }) => {
  const given = Object.fromEntries(params.map((name) => [name, 1]));
  const message = cosmicEncounterText.reason({ key, params: given });
  const gaps = [...(texts[key] ?? '').matchAll(/\{(\w+)[,}]/g)].map(([, gap = '']) => gap);
  expect(Object.keys(message.params ?? {})).toEqual(expect.arrayContaining(gaps));
});
