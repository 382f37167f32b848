import { startMatch, submit } from '@starboard/engine';
import { highCard, tapRace } from '@starboard/engine/testing';
import { expect, test } from 'vitest';
import { clockOn } from './clock.ts';

const clockAt = (time: { now: number }) => clockOn(() => time.now);

test('time passes for a match that listens, from when it was first looked at', () => {
  const time = { now: 5000 };
  const clock = clockAt(time);
  const match = startMatch(tapRace, { seats: 1, seed: 'clock' });
  expect(clock.at(match)).toBe(0);
  time.now += 250;
  expect(clock.at(match)).toBe(250);
  expect(submit(match, { at: 250 })).toMatchObject({ accepted: true });
  expect(clock.now(match)).toBe(250);
  time.now += 100;
  expect(clock.at(match)).toBe(350);
});

test('time stands still for talks that have their minute only where a clock was agreed', () => {
  const time = { now: 0 };
  const clock = clockAt(time);
  const main = tapRace.main;
  const race = Object.assign({}, main.steps['race'], { isTimedOnlyLive: true as const });
  const talks = startMatch(
    { ...tapRace, procedures: [{ ...main, steps: { ...main.steps, race } }] },
    { seats: 1, seed: 'clock' },
  );
  expect(clock.at(talks)).toBeUndefined();
  time.now += 90_000;
  expect(clock.now(talks)).toBe(0);
});

test('time stands still for a match that does not listen, and none has passed when it does again', () => {
  const time = { now: 0 };
  const clock = clockAt(time);
  const race = startMatch(tapRace, { seats: 1, seed: 'clock' });
  expect(clock.at(race)).toBe(0);
  const cards = startMatch(highCard, { seats: 2, seed: 'clock' });
  time.now += 90_000;
  expect(clock.at(cards)).toBeUndefined();
  expect(clock.now(cards)).toBe(0);
  expect(clock.at(race)).toBe(0);
});
