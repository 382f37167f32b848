import { expect, test } from 'vitest';
import { type Happened, tinyTeller as game } from '../testing/tiny-teller.ts';
import { EventLog } from '../store/event-log.ts';
import { whileAway } from './while-away.ts';

const seen = [{ type: 'turnStarted', seat: 0, round: 1 }];
const missed: readonly Happened[] = [
  { type: 'table:stood-in', seat: 0 },
  { type: 'raidedNothing', seat: 0 },
  { type: 'turnStarted', seat: 1, round: 1 },
  { type: 'table:stood-in', seat: 2 },
];
const log = EventLog.empty.with([...seen, ...missed], 0, (index) => index > 0);

test('who was away reads what others did, and that a bot played for them', () => {
  const { others, wasPlayedFor } = whileAway(game, { log, missed: 4, viewer: 0 });
  expect(others.map(game.seatOf)).toEqual([1, 2]);
  expect(wasPlayedFor).toBe(true);
});

test('what happens once somebody is back takes nothing away from that, and adds nothing', () => {
  const longer = log.with([{ type: 'docked' }]);
  expect(whileAway(game, { log: longer, missed: 4, viewer: 0 })).toEqual(
    whileAway(game, { log, missed: 4, viewer: 0 }),
  );
});

test('a bot that played for somebody else, or before, is not news of one’s own', () => {
  expect(whileAway(game, { log, missed: 4, viewer: 1 }).wasPlayedFor).toBe(false);
  expect(whileAway(game, { log, missed: 3, viewer: 0 }).wasPlayedFor).toBe(false);
  expect(whileAway(game, { log, missed: 0, viewer: 0 })).toEqual({ others: [], wasPlayedFor: false });
});
