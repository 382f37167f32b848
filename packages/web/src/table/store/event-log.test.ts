import { expect, test } from 'vitest';
import { EventLog } from './event-log.ts';

const some = (...types: readonly string[]) => types.map((type) => ({ type }));
const typesOf = (log: EventLog) => log.events.map(({ type }) => type);

test('a log that grows leaves the shorter one as it was', () => {
  const short = EventLog.empty.with(some('roll', 'dock'));
  const long = short.with(some('gain'));
  expect(typesOf(short)).toEqual(['roll', 'dock']);
  expect(typesOf(long)).toEqual(['roll', 'dock', 'gain']);
  expect(Array.from(long, ({ id }) => id)).toEqual([1, 2, 3]);
  expect(long.after(1).map(({ event }) => event.type)).toEqual(['dock', 'gain']);
  expect(Array.from(long.backwards(), ({ event }) => event.type)).toEqual(['gain', 'dock', 'roll']);
});

test('what is done after a step back is told in place of what was done before', () => {
  const before = EventLog.empty.with(some('roll'), 1).with(some('dock', 'gain'), 2).with(some('stand-in'), 3);
  const back = before.without(2);
  const other = back.with(some('trade', 'dock'), 5);
  expect(typesOf(back)).toEqual(['roll', 'stand-in']);
  expect(typesOf(other)).toEqual(['roll', 'stand-in', 'trade', 'dock']);
  expect(typesOf(before)).toEqual(['roll', 'dock', 'gain', 'stand-in']);
  expect(back.without(9)).toBe(back);
});

test('a message without events is no reason to draw the log again', () => {
  const log = EventLog.empty.with(some('roll'));
  expect(log.with([])).toBe(log);
});
