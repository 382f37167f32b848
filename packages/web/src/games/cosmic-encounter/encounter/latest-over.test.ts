import type { Event } from '@starboard/cosmic-encounter';
import { expect, test } from 'vitest';
import { EventLog } from '../../../table/store/event-log.ts';
import { latestOver } from './latest-over.ts';

const parts = { card: 0, ships: 0, allies: 0, reinforcements: 0, effects: 0 };

const first: readonly Event[] = [
  { type: 'encounterStarted', seat: 0, number: 1 },
  { type: 'defenseNamed', seat: 1 },
  {
    type: 'totalsCompared',
    offense: 12,
    defense: 18,
    parts: { offense: parts, defense: parts },
  },
  { type: 'shipsLost', seat: 0, count: 2 },
  { type: 'encounterEnded', result: 'defense-won', colonies: [0, 0] },
];
const second: readonly Event[] = [
  { type: 'encounterStarted', seat: 1, number: 1 },
  { type: 'defenseNamed', seat: 0 },
  { type: 'colonyFounded', seat: 1, planet: 'red-2', ships: 2 },
];
const after = (...events: readonly Event[]) => latestOver(EventLog.empty.with(events));

test('before the first encounter is over there is nothing to tell', () => {
  expect(after()).toBeNull();
  expect(after(...first.slice(0, -1))).toBeNull();
});

test('the encounter before is told while the next one is under way, by its own events alone', () => {
  const told = { number: 1, offense: 0, defense: 1, result: 'defense-won', founded: [] };
  expect(after(...first)).toMatchObject({ ...told, lost: [{ seat: 0, count: 2 }] });
  expect(after(...first, ...second)).toMatchObject(told);
  const both = after(...first, ...second, {
    type: 'encounterEnded',
    result: 'offense-won',
    colonies: [0, 1],
  });
  expect(both).toMatchObject({ number: 2, totals: null, founded: [{ seat: 1, planet: 'red-2' }], lost: [] });
});
