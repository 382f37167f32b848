import { expect, test } from 'vitest';
import { dieKey, keyOf, nameOfKey, readDieKey, readKey } from './keys.ts';

test('a command is read as it was said', () => {
  const move = { hero: 0, die: 2, from: 112, path: [97, 82] };
  expect(keyOf('move', move)).toBe('move:0:2:112:97,82');
  expect(readKey('move', keyOf('move', move))).toEqual(move);
  const pick = { choice: 4, card: 'SW02.1', discards: [] };
  expect(keyOf('pick', pick)).toBe('pick:4:SW02.1');
  expect(readKey('pick', keyOf('pick', pick))).toEqual(pick);
  expect(nameOfKey('pick:4:none')).toBe('pick');
  expect(readDieKey(dieKey(3))).toBe(3);
});

test.each([
  'move',
  'move:0:2',
  'move:0:2:112:x',
  'move:0:1e3:112:97',
  'fire:0:BW1.1',
  'move:0:2:112:97:1',
  7,
  null,
  {},
])('%j is no move', (key) => {
  expect(readKey('move', key)).toBeNull();
});
