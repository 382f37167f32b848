import type { Prompt } from '@starboard/engine';
import type { FromServer, TableDetail } from '@starboard/protocol';
import { expect, test, vi } from 'vitest';
import { heldWire } from '../testing/held-wire.ts';
import { offered } from './offered.ts';
import { createTableStore } from './table-store.ts';

const prompt = (decision: number): Prompt => ({
  decision,
  prompt: 'af.ask.act',
  shape: { kind: 'choose', options: ['end-turn'] },
});

const view = (n: number, more: Partial<Extract<FromServer, { type: 'view' }>> = {}): FromServer => ({
  type: 'view',
  table: 't',
  n,
  viewer: 1,
  sections: { round: 3, prompt: null, awaited: [0], canUndo: false, outcome: null },
  missed: [],
  ...more,
});

const news = (n: number, more: Partial<Extract<FromServer, { type: 'news' }>> = {}): FromServer => ({
  type: 'news',
  table: 't',
  n,
  sections: {},
  events: [{ type: `event-${n}` }],
  ...more,
});

function openTable(settings?: Parameters<typeof createTableStore>[2]) {
  const held = heldWire();
  const store = createTableStore(held.wire, 't', settings);
  held.turns('open');
  return { ...held, store };
}

const logOf = (store: ReturnType<typeof createTableStore>) =>
  store.getState().log.map(({ event }) => event.type);

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
  expect(store.getState().log.map(({ wasMissed }) => wasMissed)).toEqual([false, true, true]);
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
  expect(store.getState().log.map(({ wasMissed }) => wasMissed)).toEqual([false, true]);
  expect(store.getState().missed).toBe(1);
});

test('an answer is on its way until the news it brings', () => {
  const { store, said, hears, latest } = openTable();
  hears(view(9, { sections: { prompt: prompt(4), awaited: [1] } }));
  store.acts?.answer('end-turn');
  expect(said.at(-1)).toMatchObject({ type: 'act', table: 't', decision: 4, answer: 'end-turn' });
  expect(store.getState().isSending).toBe(true);
  store.acts?.answer('end-turn');
  expect(said.filter(({ type }) => type === 'act')).toHaveLength(1);
  hears(news(10, { id: latest(), sections: { prompt: null } }));
  expect(store.getState().isSending).toBe(false);
});

test('a match that its players have ended asks nobody, whatever it asked before', () => {
  const { store, said, hears } = openTable();
  hears(view(9, { sections: { prompt: prompt(4), awaited: [1], canUndo: true, outcome: null } }));
  const outcome = { winners: [1], places: [2, 1] };
  hears({
    type: 'table',
    table: { id: 't', version: 2, result: { kind: 'resigned', outcome } } as unknown as TableDetail,
  });
  expect(offered(store.getState())).toMatchObject({ prompt: null, awaited: [], canUndo: false });
  store.acts?.answer('end-turn');
  store.acts?.stepBack();
  expect(said).toHaveLength(1);
});

test('without a connection nothing is offered and nothing is kept to be sent later', () => {
  const { store, said, hears, turns } = openTable();
  hears(view(9, { sections: { prompt: prompt(4), awaited: [1], canUndo: true, outcome: null } }));
  turns('waiting');
  expect(offered(store.getState())).toMatchObject({ prompt: null, awaited: [1], canUndo: false });
  store.acts?.answer('end-turn');
  store.acts?.stepBack();
  expect(said).toHaveLength(1);
  expect(store.getState()).toMatchObject({ isSending: false, refusal: null });
  turns('open');
  expect(offered(store.getState())).toMatchObject({ prompt: prompt(4), canUndo: true });
});

test('what was sent before the connection broke is still on its way', () => {
  const { store, hears, turns } = openTable();
  hears(view(9, { sections: { prompt: prompt(4) } }));
  store.acts?.answer('end-turn');
  turns('waiting');
  expect(store.getState().isSending).toBe(true);
});

test('who makes a move has seen what happened meanwhile', () => {
  const { store, hears } = openTable({ seen: 0 });
  hears(view(9, { sections: { prompt: prompt(4) }, missed: [{ type: 'rolled' }] }));
  expect(store.getState().missed).toBe(1);
  store.acts?.answer('end-turn');
  expect(store.getState().missed).toBe(0);
});

test('a refusal says why and changes nothing', () => {
  const { store, hears, latest } = openTable();
  hears(view(9, { sections: { prompt: prompt(4) } }));
  store.acts?.answer('fly');
  hears({ type: 'refused', id: latest(), reason: { key: 'engine.unknown-option' } });
  expect(store.getState()).toMatchObject({ isSending: false, refusal: { key: 'engine.unknown-option' } });
  expect(store.getState().prompt?.decision).toBe(4);
  store.acts?.putRefusalAway();
  expect(store.getState().refusal).toBeNull();
});

test('a refusal goes with the next move that is taken, or with another question', () => {
  const { store, hears, latest } = openTable();
  const isRefused = () => {
    store.acts?.answer('fly');
    hears({ type: 'refused', id: latest(), reason: { key: 'engine.unknown-option' } });
    expect(store.getState().refusal).not.toBeNull();
  };
  hears(view(9, { sections: { prompt: prompt(4) } }));
  isRefused();
  hears(news(10));
  expect(store.getState().refusal).not.toBeNull();
  hears(news(11, { sections: { prompt: prompt(5) } }));
  expect(store.getState().refusal).toBeNull();
  isRefused();
  store.acts?.answer('end-turn');
  hears(news(12, { id: latest() }));
  expect(store.getState().refusal).toBeNull();
});

test('a refusal of somebody else’s request on the same wire is none of ours', () => {
  const { store, hears } = openTable();
  hears({ type: 'refused', id: 'another page’s', reason: { key: 'server.chat.empty' } });
  expect(store.getState().refusal).toBeNull();
});

test('who is not asked is told so without asking the server', () => {
  const { store, said, hears } = openTable();
  hears(view(9));
  store.acts?.answer('end-turn');
  expect(store.getState().refusal?.key).toBe('engine.not-asked');
  expect(said).toHaveLength(1);
});

test('a table that may not be watched is closed, with the reason', () => {
  const { store, hears, latest } = openTable();
  hears({ type: 'refused', id: latest(), reason: { key: 'server.table.no-spectators' } });
  expect(store.getState().closed?.key).toBe('server.table.no-spectators');
});

test('a step back takes its entries out of the log', () => {
  const { store, hears, latest } = openTable();
  hears(view(9, { sections: { prompt: prompt(4), canUndo: true } }));
  store.acts?.answer('a');
  hears(news(10, { id: latest(), events: [{ type: 'docked' }, { type: 'gained' }] }));
  store.acts?.answer('b');
  hears(news(11, { id: latest(), events: [{ type: 'paid' }] }));
  store.acts?.stepBack();
  hears(news(12, { id: latest(), events: [], back: 'step' }));
  expect(logOf(store)).toEqual(['docked', 'gained']);
  store.acts?.stepBack();
  hears(news(13, { id: latest(), events: [], back: 'step' }));
  expect(logOf(store)).toEqual([]);
});

test('a step back behind the first picture is told anew', () => {
  const { store, said, hears } = openTable();
  hears(view(9, { missed: [{ type: 'rolled' }, { type: 'docked' }], isWhole: true }));
  store.acts?.stepBack();
  hears(news(10, { events: [], back: 'step' }));
  expect(said.at(-1)).toMatchObject({ type: 'watch', after: 0 });
  hears(view(10, { missed: [{ type: 'rolled' }], isWhole: true }));
  expect(logOf(store)).toEqual(['rolled']);
  expect(store.getState().missed).toBe(0);
});

test('only what is said while one listens is news', () => {
  const { store, hears } = openTable();
  const line = (id: number, text?: string) => ({
    id,
    at: id,
    account: 'ben',
    name: 'Ben',
    ...(text && { text }),
  });
  store.addChat([line(1, 'Hello'), line(2, 'Anybody there?')]);
  expect(store.getState().chat).toHaveLength(2);
  expect(store.getState().latestLine).toBeNull();
  hears({ type: 'chat', table: 't', lines: [line(3, 'Well played')] });
  expect(store.getState().latestLine?.id).toBe(3);
  // taken away by an admin
  hears({ type: 'chat', table: 't', lines: [line(2)] });
  expect(store.getState().latestLine?.id).toBe(3);
  expect(store.getState().chat[1]).not.toHaveProperty('text');
});

test('somebody else’s step back takes their entries out of the log as well', () => {
  const { store, hears } = openTable();
  hears(view(9));
  hears(news(10, { events: [{ type: 'docked' }, { type: 'gained' }] }));
  hears(news(11, { events: [{ type: 'paid' }] }));
  hears(news(12, { events: [], back: 'step' }));
  expect(logOf(store)).toEqual(['docked', 'gained']);
});

test('a move taken back by agreement takes the log back to what a fresh look would show', () => {
  const { store, said, hears } = openTable();
  hears(view(9, { missed: [{ type: 'rolled' }], isWhole: true }));
  hears(news(10, { events: [{ type: 'docked' }, { type: 'gained' }] }));
  hears(news(11, { events: [{ type: 'turn' }] }));
  hears(news(12, { events: [], sections: { round: 2 }, back: 'takeback' }));
  expect(store.getState().view).toEqual({ round: 2 });
  expect(said.at(-1)).toMatchObject({ type: 'watch', after: 0 });
  hears(view(12, { missed: [{ type: 'rolled' }], isWhole: true }));
  expect(logOf(store)).toEqual(['rolled']);
  expect(store.getState().missed).toBe(0);
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

test('what others do is paced, one’s own move is not', () => {
  vi.useFakeTimers();
  const { store, hears, latest } = openTable({ pace: () => 600 });
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
  vi.useRealTimers();
});

test('an older word about the table never hides a newer one', () => {
  const { store, hears } = openTable();
  const detail = { id: 't', version: 5, status: 'playing' } as TableDetail;
  hears({ type: 'table', table: detail });
  hears({ type: 'table', table: { ...detail, version: 4, status: 'open' } });
  hears({ type: 'table', table: { ...detail, id: 'other', version: 9, status: 'closed' } });
  expect(store.getState().table?.status).toBe('playing');
});

test('the server’s clock is known by how far it is off', () => {
  vi.useFakeTimers({ now: 1000 });
  const { store, hears } = openTable();
  hears({ type: 'welcome', account: 'me', now: 61_000, version: '1' });
  expect(store.getState().clockShift).toBe(60_000);
  hears({ type: 'clock', table: 't', clock: [{ seat: 0, reserve: 5, due: 70_000 }], now: 51_000 });
  expect(store.getState().clockShift).toBe(50_000);
  expect(store.getState().clock).toHaveLength(1);
  vi.useRealTimers();
});

test('lines of chat come in order, once each', () => {
  const { store, hears } = openTable();
  const line = (id: number) => ({ id, at: id, account: 'a', name: 'Ann', text: String(id) });
  hears({ type: 'chat', table: 't', lines: [line(3)] });
  store.addChat([line(1), line(2), line(3)]);
  expect(store.getState().chat.map(({ id }) => id)).toEqual([1, 2, 3]);
});

test('a table that is left is watched no more and hears nothing', () => {
  const { store, said, hears } = openTable();
  hears(view(9));
  store.close();
  expect(said.at(-1)).toMatchObject({ type: 'unwatch', table: 't' });
  hears(news(10));
  expect(logOf(store)).toEqual([]);
});
