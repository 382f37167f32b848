import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadOnce } from './load-once.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what was asked for before is the same promise, and React can read it without waiting', async () => {
  let loads = 0;
  const load = loadOnce(async (name: string) => `${name} ${++loads}`);
  const first = load('table');
  expect(load('table')).toBe(first);
  expect(await first).toBe('table 1');
  expect(first).toMatchObject({ status: 'fulfilled', value: 'table 1' });
  expect(await load('landing')).toBe('landing 2');
});

test('a failure is told to all who wait, and forgotten afterwards', async () => {
  let isAway = true;
  const load = loadOnce(async (name: string) => {
    if (isAway) throw new Error('away');
    return name;
  });
  const failed = load('table');
  await expect(failed).rejects.toThrow('away');
  // a part that waited looks again: it must not wait for ever
  expect(load('table')).toBe(failed);
  isAway = false;
  vi.runAllTimers();
  expect(await load('table')).toBe('table');
});
