import {
  alienFrontiers,
  buildPosition,
  type PositionDescription,
  type View,
} from '@starboard/alien-frontiers';
import { playFrom, viewFor } from '@starboard/engine';
import { expect, test } from 'vitest';
import { fitsOf } from './dock-fits.ts';

/** Where these dice can dock, as the player to move sees it. */
function fits(description: PositionDescription, ...values: readonly number[]) {
  const view = viewFor(playFrom(alienFrontiers, buildPosition(description)), 0).view as View;
  const hand = [...(view.players[0]?.hand ?? [])];
  const selected = values.map((value) => {
    const [die] = hand.splice(
      hand.findIndex((each) => each.value === value),
      1,
    );
    if (die?.value !== value) throw new Error(`there is no ${value}`);
    return die;
  });
  return fitsOf(view, selected);
}

const table = { roll: [3, 3, 5, 6, 1], red: { fuel: 4, ore: 3 }, green: {} };

test('a pair fits where pairs dock, and one by one where ships dock singly', () => {
  const found = fits(table, 3, 3);
  expect([...found.keys()].toSorted()).toEqual([
    'alien-artifact',
    'colonist-hub',
    'lunar-mine',
    'orbital-market',
    'shipyard',
    'solar-converter',
  ]);
  expect(found.get('shipyard')).toMatchObject({
    keys: ['dock:shipyard:3+3'],
    cost: { fuel: 3, ore: 3 },
    gain: { fuel: 0, ore: 0 },
  });
  expect(found.get('solar-converter')).toMatchObject({
    keys: ['dock:solar-converter:3', 'dock:solar-converter:3'],
    values: [3, 3],
    gain: { fuel: 4, ore: 0 },
  });
  expect(found.get('orbital-market')?.price).toBe(3);
});

test('at the Mine the lowest goes first, and only what the Mine takes', () => {
  const mined = { ...table, green: { docked: { 'lunar-mine': [5] } } };
  expect(fits(mined, 6, 5).get('lunar-mine')?.keys).toEqual(['dock:lunar-mine:5', 'dock:lunar-mine:6']);
  expect(fits(mined, 6, 3).has('lunar-mine')).toBe(false);
});

test('three that are no set fit only where there are ports for three', () => {
  expect([...fits(table, 1, 3, 6).keys()].toSorted()).toEqual([
    'alien-artifact',
    'colonist-hub',
    'lunar-mine',
    'solar-converter',
  ]);
  expect(fits(table, 1, 3, 3, 5).has('colonist-hub')).toBe(false);
});

test('nothing selected fits nowhere', () => {
  expect(fits(table).size).toBe(0);
});
