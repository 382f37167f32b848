import { expect, test } from 'vitest';
import { Unanswered } from './unanswered.ts';

const act = (id: string) => ({ type: 'act', id, table: 't', decision: 1, answer: 'end-turn' }) as const;

test('what was answered is not said again', () => {
  const unanswered = new Unanswered();
  unanswered.add(act('a'));
  unanswered.add(act('b'));
  unanswered.add(act('c'));
  unanswered.hear({ type: 'news', table: 't', n: 2, sections: {}, events: [], id: 'a' });
  unanswered.hear({ type: 'refused', id: 'c', reason: { key: 'engine.stale-decision' } });
  expect(unanswered.all).toEqual([act('b')]);
});

test('news that nobody asked for answers nothing', () => {
  const unanswered = new Unanswered();
  unanswered.add(act('a'));
  unanswered.hear({ type: 'news', table: 't', n: 2, sections: {}, events: [] });
  unanswered.hear({ type: 'refused', id: null, reason: { key: 'server.request.malformed' } });
  expect(unanswered.all).toEqual([act('a')]);
});

test('of several wishes to watch the same table the latest counts', () => {
  const unanswered = new Unanswered();
  unanswered.add({ type: 'watch', id: 'a', table: 't', after: 0 });
  unanswered.add({ type: 'watch', id: 'b', table: 'other' });
  unanswered.add({ type: 'watch', id: 'c', table: 't', after: 7 });
  expect(unanswered.all.map(({ id }) => id)).toEqual(['b', 'c']);
  unanswered.add({ type: 'unwatch', id: 'd', table: 't' });
  expect(unanswered.all.map(({ id }) => id)).toEqual(['b', 'd']);
});

test('after a break everything is said again, but for what was said anew at the opening', () => {
  const unanswered = new Unanswered();
  unanswered.add(act('a'));
  unanswered.add({ type: 'watch', id: 'b', table: 't', after: 0 });
  const again = unanswered.afterBreak(() => unanswered.add({ type: 'watch', id: 'c', table: 't', after: 7 }));
  expect(again).toEqual([act('a')]);
  expect(unanswered.all.map(({ id }) => id)).toEqual(['a', 'c']);
});
