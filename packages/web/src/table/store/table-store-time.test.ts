import { afterEach, expect, test, vi } from 'vitest';
import { logOf, news, openTable, view } from '../testing/open-table.ts';

afterEach(() => void vi.useRealTimers());

const running = { time: { runs: true, since: 1_000 } };

/** A table whose game's clock runs, watched by a player who wants to see things move. */
function timed() {
  vi.useFakeTimers();
  const table = openTable({ slowness: () => 1 });
  table.hears(view(1, { sections: { ...running, prompt: null } }));
  const pings = () => table.said.filter(({ type }) => type === 'ping');
  return { ...table, pings };
}

test('nothing waits for the sake of pace while the game’s clock runs', () => {
  const { store, hears } = timed();
  for (const n of [2, 3, 4]) hears(news(n));
  expect(logOf(store)).toEqual(['event-2', 'event-3', 'event-4']);
  hears(news(5, { sections: { time: null } }));
  hears(news(6));
  hears(news(7));
  expect(logOf(store)).not.toContain('event-7');
  store.close();
});

test('the wire hurries as long as the game’s clock runs', () => {
  const { store, hears, hurries } = timed();
  expect(hurries).toEqual([true]);
  hears(news(2, { sections: { time: { runs: false, at: 5 } } }));
  expect(hurries).toEqual([true, false]);
  hears(news(3, { sections: running }));
  store.close();
  expect(hurries).toEqual([true, false, true, false]);
});

test('the other end’s clock is measured by five answers, and one message counts for nothing beside them', () => {
  const { store, hears, pings } = timed();
  for (let count = 0; count < 5; count++)
    hears({ type: 'done', id: pings().at(-1)?.id ?? '', now: performance.now() + 7_000 });
  expect(pings()).toHaveLength(5);
  expect(store.getState()).toMatchObject({ clockShift: 7_000, isSending: false, refusal: null });
  hears({ type: 'clock', table: 't', clock: [], now: performance.now() + 9_000 });
  expect(store.getState().clockShift).toBe(7_000);
  hears(news(2, { sections: { time: null } }));
  hears({ type: 'clock', table: 't', clock: [], now: performance.now() + 9_000 });
  expect(store.getState().clockShift).toBe(9_000);
  store.close();
});

test('a table in real time is not watched while its player looks away, and is told anew then', () => {
  const { store, said, hears } = timed();
  hears(news(2));
  store.look(false);
  expect(said.at(-1)).toMatchObject({ type: 'unwatch', table: 't' });
  store.look(true);
  expect(said.at(-1)).toMatchObject({ type: 'watch', after: 2 });
  hears(view(2, { sections: { time: null } }));
  const before = said.length;
  store.look(false);
  store.look(true);
  expect(said).toHaveLength(before);
  store.close();
});
