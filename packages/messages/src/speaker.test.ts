import type { Message } from '@starboard/engine';
import { expect, test } from 'vitest';
import { compileCatalogue, compiledSpeaker, type Language, speaker } from './index.ts';

const ore: Readonly<Record<Language, string>> = {
  en: '{count} ore',
  ru: '{count, plural, one {# руда} few {# руды} many {# руды} other {# руды}}',
  uk: '{count, plural, one {# корабель} few {# кораблі} many {# кораблів} other {# корабля}}',
};

const names = ['Оля', 'Max', '{seat}'];
const nameOf = (seat: number) => names[seat] ?? `#${seat}`;

function listener(language: Language, catalogue: Readonly<Record<string, string>>) {
  const problems: string[] = [];
  const { say } = speaker(language, [catalogue], nameOf, (problem) => problems.push(problem));
  return { problems, say };
}

const said = (text: string, params?: Message['params'], language: Language = 'en') =>
  listener(language, { text, ore: ore[language] }).say({ key: 'text', ...(params && { params }) });

test('words and numbers fill the gaps of a text', () => {
  expect(said('{who} rolls {value}.', { who: 'Red', value: 6 })).toBe('Red rolls 6.');
  expect(said('Nothing to fill.')).toBe('Nothing to fill.');
});

test('a seat is said by its name, and a name is never read as a text', () => {
  expect(said('{seat} wins', { seat: { seat: 0 } })).toBe('Оля wins');
  expect(said('{seat} wins', { seat: { seat: 2 } })).toBe('{seat} wins');
});

test('messages go inside messages', () => {
  const cost = { key: 'ore', params: { count: 3 } };
  expect(said('{seat} pays {cost}', { seat: { seat: 1 }, cost })).toBe('Max pays 3 ore');
});

test('lists are said as the language lists things', () => {
  const dice = { dice: ['3', 4, { seat: 0 }] };
  expect(said('{dice}', dice)).toBe('3, 4 and Оля');
  expect(said('{dice}', dice, 'ru')).toBe('3, 4 и Оля');
  expect(said('{dice}', dice, 'uk')).toBe('3, 4 і Оля');
  expect(said('none: {dice}', { dice: [] })).toBe('none: ');
});

test.each([
  ['ru', 1, '1 руда'],
  ['ru', 21, '21 руда'],
  ['ru', 3, '3 руды'],
  ['uk', 1, '1 корабель'],
  ['uk', 4, '4 кораблі'],
  ['uk', 11, '11 кораблів'],
  ['uk', 22, '22 кораблі'],
  ['uk', 0, '0 кораблів'],
] as const)('%s counts %i as it should', (language, count, text) => {
  expect(said('{what}', { what: { key: 'ore', params: { count } } }, language)).toBe(text);
});

test('exact numbers and selections come before the rest', () => {
  const text = '{n, plural, =0 {none} one {#} other {#}} {die, select, relic {Relic} other {ship}}';
  expect(said(text, { n: 0, die: 'relic' })).toBe('none Relic');
  expect(said(text, { n: 2, die: 'else' })).toBe('2 ship');
  expect(said('{n, number}', { n: 1234 })).toBe('1,234');
});

test('a missing text is said as its key, and reported once', () => {
  const { problems, say } = listener('uk', { known: 'так' });
  expect([say({ key: 'af.lost' }), say({ key: 'af.lost' }), say({ key: 'known' })]).toEqual([
    '[af.lost]',
    '[af.lost]',
    'так',
  ]);
  expect(say({ key: 'toString' })).toBe('[toString]');
  expect(problems).toEqual(["no text for 'af.lost' (uk)", "no text for 'toString' (uk)"]);
});

test('an unfilled gap is shown and reported once', () => {
  const { problems, say } = listener('en', { text: '{seat} pays {tokens} and {count, plural, other {#}}' });
  const message = { key: 'text', params: { seat: { seat: 1 }, count: 2 } };
  expect([say(message), say(message)]).toEqual(['Max pays {tokens} and 2', 'Max pays {tokens} and 2']);
  expect(problems).toEqual(["nothing fills {tokens} of 'text' (en)"]);
});

test('several catalogues are read as one, compiled or not', () => {
  const [first, second] = [{ a: 'eins {n}' }, { b: 'zwei' }];
  const written = speaker('en', [first, second], nameOf);
  const compiled = compiledSpeaker('en', [compileCatalogue(first), compileCatalogue(second)], nameOf);
  for (const { say } of [written, compiled])
    expect([say({ key: 'a', params: { n: 1 } }), say({ key: 'b' })]).toEqual(['eins 1', 'zwei']);
});

test('a text that is no message is named when it is loaded', () => {
  expect(() => speaker('en', [{ broken: 'oh {no' }], nameOf)).toThrow("the text of 'broken' cannot be read");
});
