import { expect, test } from 'vitest';
import { alienIds, aliensIn, isCompatible } from './aliens.ts';
import { comboOf, combos } from './combos.ts';
import { basicDeck, cardFacts, flareCards } from './cosmic-cards.ts';
import { destinyDeck } from './destiny.ts';

/** How many there are of each of these. */
function counted(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

test('The cosmic deck: 39 attacks, 15 negotiates, the morph, 6 reinforcements, 11 artifacts', () => {
  expect(basicDeck).toHaveLength(72);
  expect(counted(basicDeck.map((card) => cardFacts(card).type))).toEqual({
    attack: 39,
    negotiate: 15,
    morph: 1,
    reinforcement: 6,
    artifact: 11,
  });
});

test('… with so many of each value', () => {
  const attacks = basicDeck.map(cardFacts).filter(({ type }) => type === 'attack');
  expect(counted(attacks.map(({ value }) => String(value)))).toEqual({
    0: 1,
    1: 1,
    4: 4,
    5: 1,
    6: 7,
    7: 1,
    8: 7,
    9: 1,
    10: 4,
    11: 1,
    12: 2,
    13: 1,
    14: 2,
    15: 1,
    20: 2,
    23: 1,
    30: 1,
    40: 1,
  });
  const others = basicDeck
    .map(cardFacts)
    .filter(({ type }) => type === 'reinforcement' || type === 'artifact');
  expect(counted(others.map(({ face }) => face))).toEqual({
    'reinforcement-2': 2,
    'reinforcement-3': 3,
    'reinforcement-5': 1,
    'card-zap': 2,
    'cosmic-zap': 2,
    'mobius-tubes': 2,
    'emotion-control': 1,
    'force-field': 1,
    'ionic-gas': 1,
    plague: 1,
    quash: 1,
  });
});

test('A flare for each alien, and one more of Filch’s', () => {
  const flares = counted(flareCards.map((card) => cardFacts(card).flare ?? ''));
  expect(flares).toEqual({ ...counted(alienIds), filch: 2 });
});

test('The first edition lacks one alien of the revised one, the Demon', () => {
  expect(aliensIn('revised')).toEqual(alienIds);
  expect(aliensIn('2008')).toEqual(alienIds.filter((alien) => alien !== 'demon'));
});

test('Destiny: three cards of each colour, two wild, three special', () => {
  expect(counted(destinyDeck(5).map((card) => card.split(/[-/]/)[0] ?? ''))).toEqual({
    colour: 15,
    wild: 2,
    special: 3,
  });
});

test('Combos are five aliens that go together; every alien is in at least two', () => {
  for (const combo of combos) {
    expect(new Set(combo).size).toBe(5);
    for (const alien of combo)
      expect(
        isCompatible(
          alien,
          combo.filter((other) => other !== alien),
        ),
      ).toBe(true);
  }
  const times = counted(combos.flat());
  for (const alien of aliensIn('revised'))
    expect(times[alien], `${alien} in combos`).toBeGreaterThanOrEqual(2);
});

test('A combo is known by its aliens, however they sit, with three, four or five players', () => {
  for (const players of [3, 4, 5])
    for (const [at, combo] of combos.entries())
      expect(comboOf(combo.slice(0, players).toReversed()), `combo ${at + 1}`).toBe(at + 1);
  expect(comboOf(['filch', 'human', 'zombie'])).toBeNull();
  expect(comboOf(['filch', 'human', 'philanthropist'])).toBeNull();
});
