import { expect, test } from 'vitest';
import { allAbilities } from '../index.ts';
import { abilityFacts, isAbility } from './abilities.ts';

test('what a browser knows of abilities is what the rules register', () => {
  const registered = allAbilities().map(({ id, source, isCompletion, isNoUse, helpsNamed }) => ({
    id,
    source,
    ...(isCompletion && { isCompletion }),
    ...(isNoUse && { isNoUse }),
    ...(helpsNamed && { helpsNamed }),
  }));
  expect(registered.map(({ id }) => ({ id, ...abilityFacts(id) }))).toEqual(registered);
});

test('nothing else is an ability', () => {
  expect(
    ['', 'amoeba', 'amoeba.wilder', 'prometheus', 'negotiate', 'flare-zombie'].filter(isAbility),
  ).toEqual([]);
  expect(() => abilityFacts('amoeba')).toThrow("there is no ability 'amoeba'");
});
