import type { Prompt } from '@starboard/engine';
import { expect, test } from 'vitest';
import { canShow, type LessonStep, narrowing, standsStill } from './lesson-script.ts';

const prompt: Prompt = { decision: 1, prompt: 'ask', shape: { kind: 'choose', options: ['a', 'b'] } };
const act: LessonStep = {
  name: 'act',
  isDone: () => false,
  offers: (shape) => (shape.kind === 'choose' ? { ...shape, options: ['a'] } : shape),
  shows: 'a',
};
const sight = (count: number) => ({ view: { count }, prompt: null });

test('the table stands still where there is something to read, once it can be seen', () => {
  const seen: LessonStep<{ count: number }> = { name: 'seen', isReached: ({ view }) => view.count > 1 };
  expect([sight(1), sight(2)].map((each) => standsStill(seen, each))).toEqual([false, true]);
  expect(standsStill({ name: 'at once' }, sight(0))).toBe(true);
  expect(standsStill(act as LessonStep<{ count: number }>, sight(0))).toBe(false);
});

test('a step offers less than is asked, and the same each time', () => {
  const narrow = narrowing(act);
  expect(narrow?.(prompt).shape).toEqual({ kind: 'choose', options: ['a'] });
  expect(narrow?.(prompt)).toBe(narrow?.(prompt));
  expect(narrowing({ name: 'all of it' })).toBeUndefined();
});

test('the coach does what a step is about as soon as that is asked', () => {
  expect(canShow(act, null)).toBe(false);
  expect(canShow(act, prompt)).toBe(true);
  expect(canShow({ ...act, shows: 'b' }, prompt)).toBe(false);
  const open = (acts: Record<string, null>): Prompt => ({ ...prompt, shape: { kind: 'open', acts } });
  expect([open({}), open({ a: null })].map((each) => canShow(act, each))).toEqual([false, true]);
});
