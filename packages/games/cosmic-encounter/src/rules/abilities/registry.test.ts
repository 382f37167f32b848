import { expect, test } from 'vitest';
import { asksOne, decides } from '../asking/asking.ts';
import type { KnownAbility } from './ability.ts';
import { isAbility, learn } from './registry.ts';

const decision = decides(asksOne('ce.ask.reverse', ['offense', 'defense']), () => undefined);

const twice: KnownAbility = {
  id: 'asks-twice',
  source: { kind: 'power', alien: 'clone' },
  when: 'regroup.start',
  as: 'any',
  use: 'may',
  effect: decision,
  afterwards: decision,
};

test('An ability that would ask in its effect and again afterwards is refused, and stays unknown', () => {
  expect(() => learn([twice])).toThrow("'asks-twice' leaves more than one thing to decide");
  expect(isAbility('asks-twice')).toBe(false);
});
