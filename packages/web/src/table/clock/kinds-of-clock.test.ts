import { type ClockPreset, clockPresets } from '@starboard/protocol';
import { expect, test } from 'vitest';
import { isLiveClock, isMailClock } from './kinds-of-clock.ts';

test('a clock is live, by mail, or none', () => {
  const all = Object.keys(clockPresets) as ClockPreset[];
  expect(all.filter(isLiveClock)).toEqual(['relaxed', 'normal', 'fast']);
  expect(all.filter(isMailClock)).toEqual(['mail-1', 'mail-3', 'mail-7']);
});

test('moments pass with their motion at live tables alone', () => {
  for (const [clock, pace] of Object.entries(clockPresets))
    expect('natural' in (pace ?? {})).toBe(isLiveClock(clock as ClockPreset));
});
