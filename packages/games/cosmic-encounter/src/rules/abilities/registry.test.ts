import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { asksOne, decides } from '../asking/asking.ts';
import type { KnownAbility } from './ability.ts';
import type { AbilityRecord } from './registry.ts';

/** The registry as it is before game.ts has filled it, though files before this one may have imported that. */
let empty: typeof import('./registry.ts');

beforeEach(async () => {
  vi.resetModules();
  empty = await import('./registry.ts');
});

// nor does it stay for the files after it
afterEach(() => {
  vi.resetModules();
});

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
    ['window', () => empty.momentOf('regroup.start')],
    ['ability', () => empty.abilityOf('clone.replication')],
    ['name', () => empty.isAbility('clone.replication')],
    ['list', () => empty.allAbilities()],
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
    expect(() => empty.register(records)).toThrow(error);
    expect(() => empty.allAbilities()).toThrow('no abilities are registered');
  });
});

test('records are registered once', () => {
  empty.register([record('clone', ability)]);
  expect(empty.allAbilities()).toEqual([ability]);
  expect(() => empty.register([record('mite')])).toThrow('registered already');
  expect(empty.isAbility('clone.replication')).toBe(true);
});
