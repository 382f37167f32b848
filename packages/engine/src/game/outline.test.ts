import { expect, test } from 'vitest';
import {
  type GameText,
  type Message,
  type MessageParam,
  spelledOut,
  startMatch,
  tableAsText,
  viewFor,
} from '../index.ts';
import { marketDay } from '../testing/toys/index.ts';

const wordsOf = (param: MessageParam = ''): string =>
  typeof param === 'string' ? param : JSON.stringify(param);

const plainly = ({ key, params: { name, value } = {} }: Message): string =>
  key === 'engine.outline.line' ? `${wordsOf(name)}: ${wordsOf(value)}` : wordsOf(name ?? key);

const told = (view: object, text: GameText = spelledOut): readonly string[] =>
  tableAsText(text, view, 0).flatMap(({ title, lines }) => [`# ${plainly(title)}`, ...lines.map(plainly)]);

test('a game that tells its table in no words of its own is told by the names of what it shows', () => {
  const match = startMatch(marketDay, { seats: 2, seed: 'a' });
  expect(told(viewFor(match, 0).view)).toEqual([
    '# engine.outline.table',
    'day: 1',
    'turn: 0',
    '# traders',
    '1: coins 2, goods (–)',
    '2: coins 2, goods (–)',
  ]);
});

test('what is hidden, empty or nested can still be read', () => {
  expect(
    told({ topCard: null, isOver: false, pile: [], hands: { red: ['ten-of-hearts', null], blue: [] } }),
  ).toEqual([
    '# engine.outline.table',
    'top card: –',
    'is over: false',
    '# pile',
    '# hands',
    'red: ten of hearts, –',
    'blue: –',
  ]);
});

test('a game that has its own words for the table is told in them', () => {
  const title = { key: 'toy.players' };
  expect(tableAsText({ ...spelledOut, asText: () => [{ title, lines: [] }] }, {}, 'spectator')).toEqual([
    { title, lines: [] },
  ]);
});

test('a game without texts says its ids, and the engine’s reasons as ever', () => {
  expect(plainly(spelledOut.prompt('toy.ask.fill-crates'))).toBe('fill crates');
  expect(plainly(spelledOut.option('fill-crates', 'goldenApples'))).toBe('golden apples');
  const happened: { readonly type: string; readonly seat: number; readonly goods: readonly string[] } = {
    type: 'waresSold',
    seat: 1,
    goods: ['bread'],
  };
  const sold = spelledOut.event(happened);
  expect(sold && plainly(sold)).toBe('wares sold: seat 1, goods (bread)');
  expect(spelledOut.reason({ key: 'engine.too-few', params: { min: 2 } })).toEqual({
    key: 'engine.too-few',
    params: { min: 2 },
  });
  expect(plainly(spelledOut.reason({ key: 'toy.no-coins' }))).toBe('no coins');
});
