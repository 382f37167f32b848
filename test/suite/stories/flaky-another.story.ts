import { expect, test } from 'vitest';

let tries = 0;

test('holds at the second try', ({ task }) => {
  Object.assign(task.meta, { trace: '/traces/another' });
  tries++;
  expect(tries).toBe(2);
});
