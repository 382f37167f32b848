import { expect, test } from 'vitest';
import { tinyTeller as game } from '../testing/tiny-teller.ts';
import type { GameEvent } from '../table-state.ts';
import { whileAway } from './while-away.ts';

const seen = [{ type: 'turnStarted', seat: 0, round: 1 }];
const missed: readonly GameEvent[] = [
  { type: 'table:stood-in', seat: 0 } as GameEvent,
  { type: 'raidedNothing', seat: 0 } as GameEvent,
  { type: 'turnStarted', seat: 1, round: 1 } as GameEvent,
  { type: 'table:stood-in', seat: 2 } as GameEvent,
];
const log = [...seen, ...missed].map((event, id) => ({ id, event, wasMissed: id > 0 }));

test('who was away reads what others did, and that a bot played for them', () => {
  const { others, wasPlayedFor } = whileAway(game, { log, missed: 4, viewer: 0 });
  expect(others.map(game.seatOf)).toEqual([1, 2]);
  expect(wasPlayedFor).toBe(true);
});

test('a bot that played for somebody else, or before, is not news of one’s own', () => {
  expect(whileAway(game, { log, missed: 4, viewer: 1 }).wasPlayedFor).toBe(false);
  expect(whileAway(game, { log, missed: 3, viewer: 0 }).wasPlayedFor).toBe(false);
  expect(whileAway(game, { log, missed: 0, viewer: 0 })).toEqual({ others: [], wasPlayedFor: false });
});
