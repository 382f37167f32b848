import type { Viewer } from '@starboard/engine';
import { nothing, type Picture, PictureNews } from '@starboard/host';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ComingNews } from './coming-news.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const picture = (score: number): Picture => ({ names: ['score'], texts: [`${score}`], shared: [] });

/** News of a score that grows by one with each number. */
const news = (n: number): PictureNews =>
  new PictureNews(
    { from: n, n, events: `[{"type":"scored","n":${n}}]`, back: null, undoes: null },
    n === 1 ? nothing : picture(n - 1),
    picture(n),
  );

function told() {
  const heard: [Viewer, number, number, string, string][] = [];
  const coming = new ComingNews((viewer, { from, n, sections, events }) =>
    heard.push([viewer, from, n, sections, events]),
  );
  return { coming, heard };
}

test('what comes within a moment is one message, with the numbers it stands for', () => {
  const { coming, heard } = told();
  for (const n of [4, 5, 6]) coming.add(0, news(n));
  coming.add('spectator', news(1));
  vi.advanceTimersByTime(49);
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(heard).toEqual([
    [0, 4, 6, '{"score":6}', '[{"type":"scored","n":4},{"type":"scored","n":5},{"type":"scored","n":6}]'],
    ['spectator', 1, 1, '{"score":1}', '[{"type":"scored","n":1}]'],
  ]);
  vi.advanceTimersByTime(1000);
  expect(heard).toHaveLength(2);
});

test('what a viewer is told at once brings along what waits for them', () => {
  const { coming, heard } = told();
  coming.add(0, news(1));
  coming.add(1, news(1));
  expect(coming.with(0, news(2))).toMatchObject({ from: 1, n: 2, sections: '{"score":2}' });
  expect(coming.with(0, news(3))).toMatchObject({ from: 3, n: 3 });
  coming.flush();
  expect(heard.map(([viewer]) => viewer)).toEqual([1]);
  vi.advanceTimersByTime(1000);
  expect(heard).toHaveLength(1);
});
