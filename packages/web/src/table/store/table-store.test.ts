import type { ChatLine, TableDetail } from '@starboard/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { logOf, news, openTable, prompt, view } from '../testing/open-table.ts';

afterEach(() => void vi.useRealTimers());

test('a table is watched from the beginning, and what happened so far fills the log', () => {
  const { store, said, hears } = openTable();
  expect(said).toMatchObject([{ type: 'watch', table: 't', after: 0 }]);
  hears(view(9, { missed: [{ type: 'rolled' }, { type: 'docked' }] }));
  const state = store.getState();
  expect(state.view).toEqual({ round: 3 });
  expect(state.awaited).toEqual([0]);
  expect(state.viewer).toBe(1);
  expect(logOf(store)).toEqual(['rolled', 'docked']);
  expect(state.missed).toBe(0);
});

test('who has seen part of the log before is told what is new', () => {
  const { store, hears } = openTable({ seen: 1 });
  hears(view(9, { missed: [{ type: 'rolled' }, { type: 'docked' }, { type: 'gained' }] }));
  expect(store.getState().missed).toBe(2);
  expect(Array.from(store.getState().log, ({ wasMissed }) => wasMissed)).toEqual([false, true, true]);
  store.acts?.putMissedAway();
  expect(store.getState().missed).toBe(0);
});

test('news changes the sections it brings and no others', () => {
  const { store, hears } = openTable();
  hears(view(9));
  hears(news(10, { sections: { turn: 1, prompt: prompt(4), awaited: [1] } }));
  expect(store.getState().view).toEqual({ round: 3, turn: 1 });
  expect(store.getState().prompt?.decision).toBe(4);
  hears(news(11, { sections: { prompt: null } }));
  expect(store.getState().prompt).toBeNull();
  expect(store.getState().awaited).toEqual([1]);
});

test('a gap in the numbers is closed by watching again', () => {
  const { store, said, hears } = openTable();
  hears(view(9));
  hears(news(11));
  expect(said.at(-1)).toMatchObject({ type: 'watch', after: 9 });
  expect(logOf(store)).toEqual([]);
  hears(view(11, { missed: [{ type: 'event-10' }, { type: 'event-11' }] }));
  hears(news(11));
  hears(news(12));
  expect(logOf(store)).toEqual(['event-10', 'event-11', 'event-12']);
});

test('whoever came from the waiting room has missed nothing', () => {
  const { store, hears } = openTable();
  hears(view(0, { missed: null }));
  hears(view(0, { missed: [{ type: 'turnStarted' }, { type: 'rolled' }], isWhole: true }));
  expect(logOf(store)).toEqual(['turnStarted', 'rolled']);
  expect(store.getState().missed).toBe(0);
});

test('after a break the table is watched from where it was left, and what was missed is marked', () => {
  const { store, said, hears, turns } = openTable();
  hears(view(9, { missed: [{ type: 'rolled' }] }));
  turns('waiting');
  expect(store.getState().wire).toBe('waiting');
  turns('open');
  expect(said.at(-1)).toMatchObject({ type: 'watch', after: 9 });
  hears(view(12, { missed: [{ type: 'docked' }] }));
  expect(Array.from(store.getState().log, ({ wasMissed }) => wasMissed)).toEqual([false, true]);
  expect(store.getState().missed).toBe(1);
});

const line = (id: number, text?: string): ChatLine => ({
  id,
  at: id,
  account: 'ben',
  name: 'Ben',
  ...(text && { text }),
});

test('only what is said while one listens is news', async () => {
  const { store, hears } = openTable({
    saidSoFar: async () => [line(1, 'Hello'), line(2, 'Anybody there?')],
  });
  await vi.waitFor(() => expect(store.getState().chat).toHaveLength(2));
  expect(store.getState().latestLine).toBeNull();
  hears({ type: 'chat', table: 't', lines: [line(3, 'Well played')] });
  expect(store.getState().latestLine?.id).toBe(3);
  // taken away by an admin
  hears({ type: 'chat', table: 't', lines: [line(2)] });
  expect(store.getState().latestLine?.id).toBe(3);
  expect(store.getState().chat[1]).not.toHaveProperty('text');
});

test('what was said while one was cut off can be read afterwards', async () => {
  const said = [line(1, 'Hello')];
  const { store, turns } = openTable({ saidSoFar: async () => said });
  turns('waiting');
  said.push(line(2, 'Are you still there?'));
  turns('open');
  await vi.waitFor(() => expect(store.getState().chat.map(({ id }) => id)).toEqual([1, 2]));
});

test('a chat that cannot be had does no harm', async () => {
  const { store, hears } = openTable({ saidSoFar: () => Promise.reject(new Error('away')) });
  hears({ type: 'chat', table: 't', lines: [line(3, 'Well played')] });
  await vi.waitFor(() => expect(store.getState().chat).toHaveLength(1));
});

test('what comes before the first picture is told by the picture, once and as nothing missed', () => {
  const { store, said, hears } = openTable();
  hears(news(1));
  hears(news(2));
  expect(said).toHaveLength(1);
  const missed = [{ type: 'dealt' }, { type: 'event-1' }, { type: 'event-2' }];
  hears(view(2, { missed, isWhole: true }));
  hears(view(2, { missed, isWhole: true }));
  hears(news(3));
  expect(logOf(store)).toEqual(['dealt', 'event-1', 'event-2', 'event-3']);
  expect(store.getState().missed).toBe(0);
});

test('a question against a running clock is shown at once, with all that waits before it', () => {
  vi.useFakeTimers();
  const { store, hears } = openTable({ slowness: () => 1 });
  hears(view(9));
  hears({ type: 'table', table: { id: 't', clock: 'fast', version: 1 } as TableDetail });
  hears(news(10));
  hears(news(11));
  expect(logOf(store)).toEqual(['event-10']);
  hears(news(12, { sections: { prompt: prompt(4) } }));
  expect(logOf(store)).toEqual(['event-10', 'event-11', 'event-12']);
  expect(store.getState().prompt?.decision).toBe(4);
});

test('what others do is paced, one’s own move is not', () => {
  vi.useFakeTimers();
  const { store, hears, latest } = openTable({ slowness: () => 1 });
  hears(view(9, { sections: { prompt: prompt(4) } }));
  hears(news(10));
  hears(news(11));
  hears(news(12));
  expect(logOf(store)).toEqual(['event-10']);
  vi.advanceTimersByTime(600);
  expect(logOf(store)).toEqual(['event-10', 'event-11']);
  store.acts?.answer('end-turn');
  hears(news(13, { id: latest() }));
  expect(logOf(store)).toEqual(['event-10', 'event-11', 'event-12', 'event-13']);
});

test('a game says how long its moves are looked at, some of them not at all', () => {
  vi.useFakeTimers();
  const { store, hears } = openTable({ slowness: () => 1 });
  store.showAs({ pace: (events) => (events.some(({ type }) => type === 'great') ? 2_000 : 0) });
  hears(view(9));
  hears(news(10));
  hears(news(11, { events: [{ type: 'great' }] }));
  hears(news(12, { events: [{ type: 'great' }] }));
  expect(logOf(store)).toEqual(['event-10', 'great']);
  vi.advanceTimersByTime(2_000);
  expect(logOf(store)).toEqual(['event-10', 'great', 'great']);
});

test('a game says how long it is looked at what an own move has brought to light', () => {
  vi.useFakeTimers();
  const { store, hears, latest } = openTable({ slowness: () => 1 });
  store.showAs({ pace: () => 0, ownPace: (events) => (events[0]?.type === 'revealed' ? 1_600 : 0) });
  hears(view(9, { sections: { prompt: prompt(4) } }));
  store.acts?.answer('end-turn');
  hears(news(10, { id: latest(), events: [{ type: 'revealed' }] }));
  hears(news(11));
  expect(logOf(store)).toEqual(['revealed']);
  vi.advanceTimersByTime(1_600);
  expect(logOf(store)).toEqual(['revealed', 'event-11']);
});

test('an older word about the table never hides a newer one', () => {
  const { store, hears } = openTable();
  const detail = { id: 't', version: 5, status: 'playing' } as TableDetail;
  hears({ type: 'table', table: detail });
  hears({ type: 'table', table: { ...detail, version: 4, status: 'open' } });
  hears({ type: 'table', table: { ...detail, id: 'other', version: 9, status: 'closed' } });
  expect(store.getState().table?.status).toBe('playing');
});

test('the server’s clock is known by how far it is off, whoever sets the device’s', () => {
  vi.useFakeTimers();
  const { store, hears } = openTable();
  hears({ type: 'welcome', account: 'me', now: 61_000, version: '1' });
  const { clockShift } = store.getState();
  vi.setSystemTime(Date.now() - 3_600_000);
  hears({ type: 'clock', table: 't', clock: [{ seat: 0, reserve: 5, due: 70_000 }], now: 61_000 });
  expect(store.getState().clockShift).toBe(clockShift);
  hears({ type: 'clock', table: 't', clock: [{ seat: 0, reserve: 5, due: 70_000 }], now: 51_000 });
  expect(store.getState().clockShift).toBe(clockShift - 10_000);
  expect(store.getState().clock).toHaveLength(1);
});

test('a clock that stands is shown as it was, and the server’s is known as before', () => {
  const { store, hears } = openTable();
  const clock = [{ seat: 0, reserve: 5, due: 70_000 }];
  hears({ type: 'clock', table: 't', clock, now: 51_000 });
  const { clockShift } = store.getState();
  hears({ type: 'clock', table: 't', clock, now: 52_000, stands: true });
  expect(store.getState()).toMatchObject({ clock, clockStands: 52_000, clockShift });
  hears({ type: 'clock', table: 't', clock: [{ seat: 0, reserve: 5, due: 99_000 }], now: 81_000 });
  expect(store.getState().clockStands).toBeNull();
});

test('lines of chat come in order, once each', async () => {
  const { store, hears } = openTable({ saidSoFar: async () => [line(1), line(2), line(3)] });
  hears({ type: 'chat', table: 't', lines: [line(3)] });
  await vi.waitFor(() => expect(store.getState().chat.map(({ id }) => id)).toEqual([1, 2, 3]));
});

test('a table that is left is watched no more and hears nothing', () => {
  const { store, said, hears } = openTable();
  hears(view(9));
  store.close();
  expect(said.at(-1)).toMatchObject({ type: 'unwatch', table: 't' });
  hears(news(10));
  expect(logOf(store)).toEqual([]);
});

test('a table that was left while it waited to be let in is not asked for again', () => {
  vi.useFakeTimers();
  const { store, said, hears, latest, turns } = openTable();
  const isPutOff = () =>
    hears({ type: 'refused', id: latest(), reason: { key: 'server.request.too-many' }, retryAfter: 5 });
  isPutOff();
  turns('waiting');
  turns('open');
  isPutOff();
  store.close();
  vi.advanceTimersByTime(60_000);
  expect(said.map(({ type }) => type)).toEqual(['watch', 'watch', 'unwatch']);
});
