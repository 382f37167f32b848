import { offeredIn, startMatch, viewFor } from '@starboard/engine';
import { expect, test } from 'vitest';
import { alienFrontiers, bay, facilities, fields, territories, titles } from '../index.ts';
import { randomPlay } from '../testing/random-play.ts';
import { optionKey, parseAct, parseOption, parsePlace, placeOfOption, shipPlace } from './index.ts';

test('every key that random games offer or refuse is read, and built back to itself', () => {
  const keys = new Map<string, Set<string>>();
  for (const seed of ['one', 'two', 'three', 'four']) {
    const match = startMatch(alienFrontiers, { seats: 4, seed, undo: false });
    for (const { seat, prompt, shape } of randomPlay(match, seed)) {
      if (shape.kind === 'amount') continue;
      const known = keys.get(prompt) ?? new Set();
      keys.set(prompt, known);
      for (const key of offeredIn(shape)) known.add(key);
      const { refused = [] } = viewFor(match, seat).prompt ?? {};
      for (const key of refused.flatMap((each) => each.keys)) known.add(key);
    }
  }
  expect(keys.size).toBeGreaterThan(10);
  for (const [prompt, known] of keys) {
    const options = [...known].map((key) => parseOption(prompt, key));
    expect(options.map((option) => option && optionKey(option))).toEqual([...known]);
    const places = options.flatMap((option) => (option && placeOfOption(option)) ?? []);
    expect(places.filter((place) => parsePlace(place) === null)).toEqual([]);
  }
});

test.each([
  ['', 'dock', 'dock:', 'dock:shipyard:', 'dock:shipyard:7', 'dock:shipyard:1+1+1+1', 'dock:shipyard:1:1'],
  ['trade', 'trade:', 'trade:0', 'trade:-1', 'trade:01', 'trade:1.5', 'trade:1e9', 'trade:1:1'],
  ['claim:', 'claim:nothing', 'use:Booster-Pod', 'cycle:1', 'constructor', '__proto__'],
])('what is no act is read as none: %s', (...keys) => {
  expect(keys.filter((key) => parseAct(key) !== null)).toEqual([]);
});

test('places are read back, and nothing else is', () => {
  const places = [
    ...[...facilities, bay].map((station) => `facility:${station}`),
    ...territories.map((territory) => `territory:${territory}`),
    ...fields.map((field) => `field:${field}`),
    ...titles.map((title) => `card:${title}`),
    'relic',
    'display',
  ];
  expect(places.filter((place) => parsePlace(place) === null)).toEqual([]);
  expect(parsePlace(shipPlace(2, 6))).toEqual({ at: 'ship', seat: 2, ship: 6 });
  expect(parsePlace('colony:lem-badlands/1')).toEqual({ at: 'colony', territory: 'lem-badlands', owner: 1 });
  const others = ['', 'discard', 'hub:1', 'facility:', 'facility:shipyard:1', 'territory:mars'];
  expect(others.filter((other) => parsePlace(other) !== null)).toEqual([]);
});
