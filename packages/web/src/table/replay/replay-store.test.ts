import type { Replay, ReplayStep, TableDetail } from '@starboard/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createReplayStore } from './replay-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Far longer than all steps are looked at. */
const aWhile = 60_000;

const start: ReplayStep = { at: 0, seat: null, kind: 'start', events: [], sections: { board: 'empty' } };
const answer = (board: string): ReplayStep => ({
  at: 0,
  seat: 0,
  kind: 'answer',
  events: [{ type: board }],
  sections: { board },
});
const refused = [{ keys: ['d'], reason: { key: 'no-room' } }];
const asked = answer('A');
const evening = [
  start,
  { ...asked, sections: { ...asked.sections, prompt: { decision: 1, refused } } },
  answer('AB'),
  answer('ABC'),
];

const table = { id: 't', seats: [] as const, version: 1 } as Partial<TableDetail> as TableDetail;

/** A match of which the first two steps are there; the others come, or fail to, when they are told to. */
async function begunReplay() {
  const page = (from: number, steps: readonly ReplayStep[]): Replay => ({
    table: 't',
    game: 'g',
    names: ['Ann'],
    viewer: 'spectator',
    from,
    total: evening.length,
    steps,
    outcome: null,
  });
  let comes = () => {};
  let fails = () => {};
  const later = new Promise<Replay>((resolve, reject) => {
    comes = () => resolve(page(2, evening.slice(2)));
    fails = () => reject(new Error('away'));
  });
  const source = {
    id: 't',
    table: async () => table,
    page: async (from: number) => (from === 0 ? page(0, evening.slice(0, 2)) : later),
  };
  const store = createReplayStore(source, async () => ({ seatOf: () => null }));
  await vi.advanceTimersByTimeAsync(0);
  return { store, comes, fails, player: () => store.getState().playback };
}

test('who watches a replay faster than it comes waits for the rest, and goes on by itself', async () => {
  const { store, comes, player } = await begunReplay();
  store.act({ do: 'play' });
  await vi.advanceTimersByTimeAsync(aWhile);
  expect(player()).toMatchObject({ at: 1, isPlaying: true });
  comes();
  await vi.advanceTimersByTimeAsync(aWhile);
  expect(player()).toMatchObject({ at: 3, isPlaying: false });
  expect(store.shown.getState().view).toEqual({ board: 'ABC' });
  store.close();
});

test('who starts it where the rest has not come yet is not sent back to the beginning', async () => {
  const { store, player } = await begunReplay();
  store.act({ do: 'seek', to: 3 });
  store.act({ do: 'play' });
  expect(player()).toMatchObject({ at: 1, isPlaying: true });
  store.close();
});

test('what cannot be had ends the replay where it is', async () => {
  const { store, fails, player } = await begunReplay();
  store.act({ do: 'play' });
  await vi.advanceTimersByTimeAsync(aWhile);
  fails();
  await vi.advanceTimersByTimeAsync(aWhile);
  expect(player()).toMatchObject({ at: 1, isPlaying: false });
  expect(store.getState()).toMatchObject({ trouble: new Error('away'), tape: { replay: { total: 2 } } });
  store.close();
});

test('a replay that was left shows nothing more', async () => {
  const { store, comes } = await begunReplay();
  store.act({ do: 'play' });
  store.close();
  comes();
  await vi.advanceTimersByTimeAsync(aWhile);
  expect(store.getState().tape?.frames).toHaveLength(2);
  expect(store.shown.getState().view).toEqual({ board: 'empty' });
});

test('a replay asks nothing, and shows what could not be done', async () => {
  const { store } = await begunReplay();
  store.act({ do: 'seek', to: 1 });
  expect(store.shown.getState()).toMatchObject({ prompt: null, refused });
  store.close();
});
