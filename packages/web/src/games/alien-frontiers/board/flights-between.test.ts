import {
  alienFrontiers,
  buildPosition,
  type PositionDescription,
  type View,
} from '@starboard/alien-frontiers';
import { decisionOf, type Json, playFrom, submit, viewFor } from '@starboard/engine';
import { expect, test } from 'vitest';
import { flightsBetween } from './flights-between.ts';

/** The flights an answer of the first player sets off. */
function flights(description: PositionDescription, ...answers: readonly Json[]) {
  const match = playFrom(alienFrontiers, buildPosition(description));
  const seen = () => structuredClone(viewFor(match, 0).view) as View;
  let found: ReturnType<typeof flightsBetween> = [];
  for (const answer of answers) {
    const before = seen();
    expect(submit(match, { seat: 0, decision: decisionOf(match, 0), answer }).accepted).toBe(true);
    found = flightsBetween(before, seen());
  }
  return found;
}

const table = { roll: [3, 3, 6], red: { fuel: 4, ore: 4, ships: 4 }, green: {} };

test('ships fly from the hand to their docks', () => {
  expect(flights(table, 'dock:orbital-market:3+3')).toEqual([
    { from: 'hand:0', to: expect.stringMatching(/^ship:0\.\d$/) },
    { from: 'hand:0', to: expect.stringMatching(/^ship:0\.\d$/) },
  ]);
});

test('a colony flies from the station that made it', () => {
  expect(flights({ ...table, roll: [3, 3, 6, 1] }, 'dock:terraforming-station:6', 'lem-badlands')).toEqual([
    { from: 'facility:terraforming-station', to: 'colony:lem-badlands/0' },
  ]);
});

test('from the Hub it flies from the track', () => {
  const ready = { ...table, red: { fuel: 4, ore: 4, hub: 7 } };
  expect(flights(ready, 'launch', 'lem-badlands')).toEqual([{ from: 'hub:0', to: 'colony:lem-badlands/0' }]);
});

test('nothing flies when nothing has moved', () => {
  expect(flights({ ...table, red: { fuel: 4, ore: 4, cards: ['booster-pod'] } }, 'use:booster-pod')).toEqual(
    [],
  );
});
