import { expect, test } from 'vitest';
import { byFrame } from './by-frame.ts';

/** A screen whose frames the test draws. */
function screen() {
  const waiting: (() => void)[] = [];
  const shown: (readonly number[])[] = [];
  const frames = byFrame<number>(
    (news) => shown.push(news),
    (act) => waiting.push(act),
  );
  return { ...frames, shown, draws: () => waiting.splice(0).forEach((act) => act()) };
}

test('what comes alone is shown at once, what comes with others once in a frame', () => {
  const { add, shown, draws } = screen();
  add(1);
  expect(shown).toEqual([[1]]);
  add(2);
  add(3);
  expect(shown).toEqual([[1]]);
  draws();
  expect(shown).toEqual([[1], [2, 3]]);
  add(4);
  expect(shown).toHaveLength(2);
  draws();
  draws();
  add(5);
  expect(shown).toEqual([[1], [2, 3], [4], [5]]);
});

test('all of it can be had at once, and nothing twice', () => {
  const { add, flush, shown, draws } = screen();
  add(1);
  add(2);
  flush();
  draws();
  expect(shown).toEqual([[1], [2]]);
});
