import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paced } from './paced.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function show(looks: Readonly<Record<string, number>> = {}) {
  const shown: string[] = [];
  let slowness = 1;
  const queue = paced<string>({
    apply: (news) => shown.push(news),
    pace: (news) => looks[news] ?? 600,
    longestShow: () => 3_000,
    slowness: () => slowness,
  });
  return { queue, shown, goesOnAt: (wanted: number) => (slowness = wanted) };
}

test('what others do is shown one after another', () => {
  const { queue, shown } = show();
  queue.show('roll');
  queue.show('dock');
  expect(shown).toEqual(['roll']);
  vi.advanceTimersByTime(599);
  expect(shown).toEqual(['roll']);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(['roll', 'dock']);
});

test('what there is nothing to see of waits for its turn, and nothing waits for it', () => {
  const { queue, shown } = show({ reveal: 1_200, count: 0, asked: 0 });
  for (const news of ['reveal', 'count', 'asked', 'lose', 'end']) queue.show(news);
  vi.advanceTimersByTime(1_199);
  expect(shown).toEqual(['reveal']);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(['reveal', 'count', 'asked', 'lose']);
  vi.advanceTimersByTime(600);
  expect(shown).toHaveLength(5);
});

test('news after a pause does not wait', () => {
  const { queue, shown } = show();
  queue.show('roll');
  vi.advanceTimersByTime(600);
  queue.show('dock');
  expect(shown).toEqual(['roll', 'dock']);
});

test('the viewer’s own move brings everything before it along', () => {
  const { queue, shown } = show();
  for (const news of ['roll', 'dock', 'end']) queue.show(news);
  queue.showNow('mine');
  expect(shown).toEqual(['roll', 'dock', 'end', 'mine']);
  vi.advanceTimersByTime(5000);
  expect(shown).toHaveLength(4);
});

test('what the viewer’s own move brings to light is looked at before more is shown, unless a key skips it', () => {
  const { queue, shown } = show();
  queue.showNow('my card, and theirs', 1_600);
  queue.show('totals');
  vi.advanceTimersByTime(1_599);
  expect(shown).toEqual(['my card, and theirs']);
  vi.advanceTimersByTime(1);
  expect(shown).toHaveLength(2);
  queue.showNow('again', 1_600);
  queue.show('totals again');
  queue.flush();
  expect(shown).toHaveLength(4);
  vi.advanceTimersByTime(5000);
  expect(shown).toHaveLength(4);
});

test('a key skips the rest', () => {
  const { queue, shown } = show();
  for (const news of ['roll', 'dock', 'end']) queue.show(news);
  queue.flush();
  expect(shown).toEqual(['roll', 'dock', 'end']);
});

test('much news is shown faster, so that nobody waits long', () => {
  const { queue, shown } = show();
  for (let number = 0; number < 300; number++) queue.show(String(number));
  expect(shown).toHaveLength(1);
  vi.advanceTimersByTime(3600);
  expect(shown).toHaveLength(300);
});

test('who looks away, or wants to see all at once, finds everything as it is', () => {
  const { queue, shown, goesOnAt } = show();
  queue.show('roll');
  queue.show('dock');
  goesOnAt(0);
  queue.show('end');
  expect(shown).toEqual(['roll', 'dock', 'end']);
});

test('nothing is left waiting when they do so while it is shown', () => {
  const { queue, shown, goesOnAt } = show();
  for (const news of ['roll', 'dock', 'end']) queue.show(news);
  goesOnAt(0);
  vi.advanceTimersByTime(600);
  expect(shown).toEqual(['roll', 'dock', 'end']);
});

test.each([
  [2, 1_200],
  [0.5, 300],
])('at a slowness of %d each is looked at for %d ms', (slowness, look) => {
  const { queue, shown, goesOnAt } = show();
  goesOnAt(slowness);
  queue.show('roll');
  queue.show('dock');
  vi.advanceTimersByTime(look - 1);
  expect(shown).toEqual(['roll']);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(['roll', 'dock']);
});

test('who likes it calm is not hurried by much news either', () => {
  const { queue, shown, goesOnAt } = show();
  goesOnAt(2);
  for (let number = 0; number < 300; number++) queue.show(String(number));
  vi.advanceTimersByTime(3600);
  expect(shown.length).toBeLessThan(200);
  vi.advanceTimersByTime(3600);
  expect(shown).toHaveLength(300);
});

test('a table that is left shows nothing more', () => {
  const { queue, shown } = show();
  queue.show('roll');
  queue.show('dock');
  queue.stop();
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual(['roll']);
});
