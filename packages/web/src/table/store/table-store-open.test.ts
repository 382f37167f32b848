import type { Json, Prompt, Seat } from '@starboard/engine';
import type { FromServer } from '@starboard/protocol';
import { expect, test } from 'vitest';
import { news, openTable, prompt, view } from '../testing/open-table.ts';
import { mostUnderWay } from './under-way.ts';

const open = (decision: number): Prompt => ({
  decision,
  prompt: 'toy.tap',
  shape: { kind: 'open', acts: { tap: null, bank: null } },
});

const done = (id: string): FromServer => ({ type: 'done', id });
const refusal = (id: string): FromServer => ({ type: 'refused', id, reason: { key: 'toy.nothing-held' } });

/** A table where an open question is asked. */
function tapping() {
  const table = openTable();
  table.hears(view(1, { sections: { taps: 0, prompt: open(4), awaited: [1] } }));
  const taps = (answer: Json = 'tap') => {
    table.store.acts?.answer(answer);
    return table.latest();
  };
  const acts = () => table.said.flatMap((each) => (each.type === 'act' ? [each.answer] : []));
  const pending = () => table.store.getState().pending.map(({ answer }) => answer);
  return { ...table, taps, acts, pending };
}

test('an open question is answered again and again, in order, without waiting', () => {
  const { store, acts, taps, pending } = tapping();
  for (const answer of ['tap', 'tap', 'bank']) taps(answer);
  expect(acts()).toEqual(['tap', 'tap', 'bank']);
  expect(pending()).toEqual(['tap', 'tap', 'bank']);
  expect(store.getState().isSending).toBe(false);
});

test('what is answered is not pending any more, whether it is news or not', () => {
  const { hears, taps, pending } = tapping();
  const [first, second] = [taps('tap'), taps('bank')];
  hears(news(2, { id: first }));
  expect(pending()).toEqual(['bank']);
  hears(done(second));
  expect(pending()).toEqual([]);
});

test('one press too many is refused, and told so; there is room again after an answer', () => {
  const { store, hears, taps, acts } = tapping();
  const ids = Array.from({ length: mostUnderWay }, () => taps());
  taps();
  expect(acts()).toHaveLength(mostUnderWay);
  expect(store.getState().refusal).toEqual({ key: 'web.prompt.too-many', params: { count: mostUnderWay } });
  hears(done(ids[0] ?? ''));
  taps();
  expect(acts()).toHaveLength(mostUnderWay + 1);
  expect(store.getState().refusal).toBeNull();
});

test('one that is refused says why, until the next press; the others stand by themselves', () => {
  const { store, hears, taps, pending } = tapping();
  const [first, second] = [taps('bank'), taps('tap')];
  hears(refusal(first));
  expect(pending()).toEqual(['tap']);
  hears(news(2, { id: second, sections: { prompt: open(4), taps: 1 } }));
  expect(store.getState()).toMatchObject({ view: { taps: 1 }, refusal: { key: 'toy.nothing-held' } });
  taps();
  expect(store.getState().refusal).toBeNull();
});

test('any other question waits for all that is under way, and takes one answer', () => {
  const { store, hears, taps, acts } = tapping();
  const id = taps();
  hears(news(2, { sections: { prompt: prompt(5) } }));
  expect(store.getState().isSending).toBe(true);
  taps('end-turn');
  expect(acts()).toEqual(['tap']);
  expect(store.getState().refusal?.key).toBe('web.prompt.one-at-a-time');
  hears(done(id));
  taps('end-turn');
  // pressed twice: it is one
  taps('end-turn');
  expect(store.getState().refusal).toBeNull();
  taps('fly');
  expect(acts()).toEqual(['tap', 'end-turn']);
  expect(store.getState().refusal?.key).toBe('web.prompt.one-at-a-time');
});

/** Of taps alone the player can tell beforehand what comes. */
const echo = (shown: object, seat: Seat, answer: Json): object | null => {
  const { taps } = shown as { readonly taps: number };
  return answer === 'tap' ? { ...shown, taps: taps + 1, by: seat } : null;
};

test('where the game can tell, its view is ahead of the server', () => {
  const { store, hears, taps } = tapping();
  store.showAs({ echo });
  const ids = ['tap', 'bank', 'tap'].map(taps);
  const shown = () => store.getState().view;
  expect(shown()).toMatchObject({ taps: 2, by: 1 });
  // what others do is told meanwhile
  hears(news(2, { sections: { others: 7 } }));
  expect(shown()).toMatchObject({ taps: 2, others: 7 });
  hears(news(3, { id: ids[0] ?? '', sections: { taps: 1 } }));
  expect(shown()).toMatchObject({ taps: 2 });
  hears(refusal(ids[1] ?? ''));
  hears(refusal(ids[2] ?? ''));
  expect(shown()).toEqual({ taps: 1, others: 7 });
});

test('the view is the same thing as long as neither it nor what is pending changes', () => {
  const { store, hears, taps } = tapping();
  store.showAs({ echo });
  taps();
  const { view: before } = store.getState();
  hears({ type: 'presence', table: 't', connected: [0], watching: 1 });
  expect(store.getState().view).toBe(before);
});
