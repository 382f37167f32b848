import { expect, test } from 'vitest';
import { randomFrom } from '../position/random.ts';
import { bent, bentKey } from './bent.ts';

const variants = (make: (player: ReturnType<typeof randomFrom>) => unknown): Set<unknown> => {
  const player = randomFrom('bent');
  return new Set(Array.from({ length: 2000 }, () => make(player)));
};

test('a key is bent from within: digits, parts in another order, doubled, lost or from another key', () => {
  const keys = variants((player) => bentKey('dock:shipyard:4+4', 'dock:maintenance-bay:6', player));
  for (const key of [
    'dock:shipyard:5+4',
    'dock:shipyard:-1+4',
    'shipyard:dock:4+4',
    'dock:shipyard:4',
    'dock:shipyard:shipyard:4+4',
    'dock:maintenance-bay:4+4',
    'dock:shipyard:6',
    'dock:4+4',
    'dock:shipyard:4+4x',
    '',
  ]) {
    expect(keys).toContain(key);
  }
});

test('keys are bent inside lists and records too', () => {
  const lists = variants((player) => JSON.stringify(bent(['die:1', 'die:2'], ['die:3'], player)));
  expect(lists).toContain('["die:1","die:3"]');
  expect(lists).toContain('["die:7","die:2"]');
  const records = variants((player) => JSON.stringify(bent({ 'ore:1': 2 }, {}, player)));
  expect(records).toContain('{"ore:2":2}');
  expect(records).toContain('{"ore:1":3}');
});
