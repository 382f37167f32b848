import { expect, test } from 'vitest';
import { houseClock } from './house-clock.ts';

const hour = 3_600_000;
const noon = Date.UTC(2026, 0, 1, 12);

/** A machine whose clock can be set, and which can sleep. */
function machine() {
  let [wall, steady, uptime] = [noon, 5_000, 60_000];
  const now = houseClock({ wall: () => wall, steady: () => steady, uptime: () => uptime });
  return {
    now,
    wait(time: number) {
      wall += time;
      steady += time;
      uptime += time;
    },
    setsClock: (by: number) => (wall += by),
    sleeps(time: number) {
      wall += time;
      uptime += time;
    },
  };
}

test('the house keeps the machine’s time', () => {
  const { now, wait } = machine();
  expect(now()).toBe(noon);
  wait(hour);
  expect(now()).toBe(noon + hour);
});

test.each([
  ['back', -hour],
  ['forward', hour],
])('setting the machine’s clock %s ends and holds up nothing', (_, by) => {
  const { now, wait, setsClock } = machine();
  setsClock(by);
  expect(now()).toBe(noon);
  wait(60_000);
  expect(Math.abs(now() - (noon + 60_000))).toBeLessThanOrEqual(1_000);
});

test('what the machine’s clock was set to is followed slowly, and time never goes back', () => {
  const { now, wait, setsClock } = machine();
  setsClock(-hour);
  let before = now();
  for (let minute = 0; minute < 61 * 60; minute++) {
    wait(60_000);
    expect(now()).toBeGreaterThan(before);
    before = now();
  }
  expect(now()).toBe(noon + 60 * hour);
});

test('a night that the machine has slept through has passed', () => {
  const { now, sleeps, wait } = machine();
  sleeps(8 * hour);
  expect(now()).toBe(noon + 8 * hour);
  wait(1_000);
  expect(now()).toBe(noon + 8 * hour + 1_000);
});
