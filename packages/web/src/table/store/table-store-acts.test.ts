import type { FromServer, TableDetail } from '@starboard/protocol';
import { expect, test } from 'vitest';
import { toldOf } from '../notices/told-of.ts';
import { offered } from './offered.ts';
import { logOf, news, openTable, prompt, view } from '../testing/open-table.ts';

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

test('who makes a move has read what came of the latest request, not of a later one', () => {
  const { store, hears, latest } = openTable();
  const dropped = (version: number): FromServer => ({
    type: 'table',
    table: {
      id: 't',
      version,
      result: null,
      dropped: { version, about: 'vote-end', seats: [1], by: 0 },
    } as unknown as TableDetail,
  });
  hears(view(9, { sections: { prompt: prompt(4) } }));
  hears(dropped(7));
  expect(toldOf('t')).toBeUndefined();
  store.acts?.answer('end-turn');
  expect(toldOf('t')).toBe(7);
  hears(news(10, { id: latest(), sections: { prompt: null } }));
  hears(dropped(8));
  // nothing is asked, so nothing is answered
  store.acts?.answer('end-turn');
  expect(toldOf('t')).toBe(7);
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

test('the same refusal again is a new one: the first is put away by the second attempt', () => {
  const { store, hears, latest } = openTable();
  hears(view(9, { sections: { prompt: prompt(4) } }));
  const reason = { key: 'engine.unknown-option' };
  store.acts?.answer('fly');
  hears({ type: 'refused', id: latest(), reason });
  store.acts?.answer('fly');
  expect(store.getState().refusal).toBeNull();
  hears({ type: 'refused', id: latest(), reason });
  expect(store.getState().refusal).toEqual(reason);
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
  hears(news(12, { id: latest(), events: [], back: 'step', undoes: 11 }));
  expect(logOf(store)).toEqual(['docked', 'gained']);
  store.acts?.stepBack();
  hears(news(13, { id: latest(), events: [], back: 'step', undoes: 10 }));
  expect(logOf(store)).toEqual([]);
});

test('a step back behind the first picture is told anew', () => {
  const { store, said, hears } = openTable();
  hears(view(9, { missed: [{ type: 'rolled' }, { type: 'docked' }], isWhole: true }));
  store.acts?.stepBack();
  hears(news(10, { events: [], back: 'step', undoes: 9 }));
  expect(said.at(-1)).toMatchObject({ type: 'watch', after: 0 });
  hears(view(10, { missed: [{ type: 'rolled' }], isWhole: true }));
  expect(logOf(store)).toEqual(['rolled']);
  expect(store.getState().missed).toBe(0);
});

test('a step back whose message is not known is told anew', () => {
  const { said, hears } = openTable();
  hears(view(9));
  hears(news(10));
  hears(news(11, { events: [], back: 'step' }));
  expect(said.at(-1)).toMatchObject({ type: 'watch', after: 0 });
});

test('another player’s step back takes out what told of their answer, not what came since', () => {
  const { store, hears } = openTable();
  hears(view(9));
  hears(news(10, { events: [{ type: 'docked' }, { type: 'gained' }] }));
  hears(news(11, { events: [{ type: 'paid' }] }));
  hears(news(12, { events: [], back: 'step', undoes: 10 }));
  expect(logOf(store)).toEqual(['paid']);
  hears(news(13, { events: [{ type: 'rolled' }] }));
  // an answer face down: nothing was told of it
  hears(news(14, { events: [], back: 'step', undoes: 0 }));
  expect(logOf(store)).toEqual(['paid', 'rolled']);
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

test('whether there may be a move to take back is known before the first, and stays known while nothing is asked', () => {
  const { store, hears } = openTable();
  hears(view(1, { sections: { prompt: prompt(1), hasDecided: false } }));
  expect(store.getState().hasDecided).toBe(false);
  hears(news(2, { sections: { prompt: null, hasDecided: true } }));
  hears(news(3));
  expect(store.getState().hasDecided).toBe(true);
});
