import { canonical, startMatch } from '@starboard/engine';
import { expect, test } from 'vitest';
import { alienFrontiers, type State } from '../../index.ts';
import { randomPlay } from '../../testing/index.ts';

const objectsIn = (value: unknown): object[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(objectsIn)] : [];

test.each([{}, { supply: 'limited' }])(
  'a copied state is the same and shares nothing, with %o',
  (options) => {
    const match = startMatch(alienFrontiers, { seats: 3, seed: 'copies', options, undo: false });
    for (const _question of randomPlay(match, 'copies')) {
      const state = match.position.state as State;
      const copied = alienFrontiers.copyState?.(state);
      expect(canonical(copied)).toBe(canonical(state));
      const own = new Set(objectsIn(state));
      expect(objectsIn(copied).filter((part) => own.has(part))).toEqual([]);
    }
  },
);
