import { describe, expect, test } from 'vitest';
import { asksOne, decides } from '../asking/asking.ts';
import type { KnownAbility } from './ability.ts';
import { abilityOf, type AbilityRecord, allAbilities, isAbility, momentOf, register } from './registry.ts';

// the game itself is not imported here: nothing is registered until a test does it

const ability: KnownAbility = {
  id: 'clone.replication',
  source: { kind: 'power', alien: 'clone' },
  when: 'regroup.start',
  as: 'any',
  use: 'may',
};
const decision = decides(asksOne('ce.ask.reverse', ['offense', 'defense']), () => undefined);
const asksTwice: KnownAbility = { ...ability, effect: decision, afterwards: decision };
const cheating = { if: () => true, procedure: { name: 'cheat', first: 'begin', steps: {} } };

const record = (id: string, ...abilities: readonly KnownAbility[]): AbilityRecord => ({
  id,
  abilities,
  procedures: [],
});

describe('before the game is put together', () => {
  test.each([
    ['window', () => momentOf('regroup.start')],
    ['ability', () => abilityOf('clone.replication')],
    ['name', () => isAbility('clone.replication')],
    ['list', () => allAbilities()],
  ])('no %s can be looked up in an empty world', (_what, lookUp) => {
    expect(lookUp).toThrow('no abilities are registered');
  });

  test.each([
    ['asks twice', [record('clone', asksTwice)], "'clone.replication' leaves more than one thing to decide"],
    ['is known', [record('clone', ability), record('mite', ability)], "two abilities are called 'clone.repl"],
    ['has a twin', [record('clone'), record('clone')], "two records are called 'clone'"],
    [
      'comes after every phase like another',
      [
        { ...record('clone'), afterPhase: cheating },
        { ...record('mite'), afterPhase: cheating },
      ],
      'nothing says which comes first',
    ],
  ])('what %s is refused, and nothing is registered', (_what, records, error) => {
    expect(() => register(records)).toThrow(error);
    expect(() => allAbilities()).toThrow('no abilities are registered');
  });
});

test('records are registered once', () => {
  register([record('clone', ability)]);
  expect(allAbilities()).toEqual([ability]);
  expect(() => register([record('mite')])).toThrow('registered already');
  expect(isAbility('clone.replication')).toBe(true);
});
