import type { ReplayStep, Sections, TableDetail } from '@starboard/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FilmScript } from '../../local/local-talk.ts';
import { createReplayStore } from './replay-store.ts';
import { frameAt } from './tape.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const seconds = 10;

/** A tap each second, and a round that begins with the sixth. */
const steps: readonly ReplayStep[] = Array.from({ length: seconds + 1 }, (_, number) => ({
  at: 0,
  seat: 0,
  kind: number === 0 ? 'start' : 'answer',
  events: [{ type: number === 6 ? 'round' : `tap-${number}` }],
}));

const script: FilmScript = {
  replay: { table: 't', game: 'g', names: ['Ann'], viewer: 0, from: 0, total: steps.length, outcome: null },
  steps,
  axis: steps.map((_, number) => number * 1_000),
};

/** A film whose pictures the test hands out. */
async function film() {
  const wanted: { readonly step: number; readonly give: (sections: Sections | null) => void }[] = [];
  const source = {
    id: 't',
    table: async () => ({ id: 't', seats: [] as const, version: 1 }) as Partial<TableDetail> as TableDetail,
    page: () => Promise.reject(new Error('a film has no pages')),
    film: async () => script,
    still: (step: number) =>
      new Promise<Sections | null>((give) => {
        wanted.push({ step, give });
      }),
  };
  const game = { seatOf: () => null, isTurn: ({ type }: { readonly type: string }) => type === 'round' };
  const store = createReplayStore(source, async () => game);
  const passes = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  const gives = async (sections: Sections | null) => {
    wanted.at(-1)?.give(sections);
    await passes(0);
  };
  await passes(0);
  const steps = () => wanted.map(({ step }) => step);
  return { store, passes, gives, steps, shown: () => store.shown.getState() };
}

test('the frame of a moment is the last before it', () => {
  expect([0, 999, 1_000, 5_500, 10_000, 99_999].map((time) => frameAt(script.axis, time))).toEqual([
    0, 0, 1, 5, 10, 10,
  ]);
  expect(frameAt([0, 0, 0, 40], 0)).toBe(2);
});

test('a match in real time is played as fast as it was, or eight times as fast', async () => {
  const { store, passes, gives } = await film();
  await gives({ taps: 0 });
  store.act({ do: 'play' });
  await passes(3_050);
  expect(store.getState().playback).toMatchObject({ at: 3, isPlaying: true });
  store.act({ do: 'speed', speed: 8 });
  await passes(500);
  expect(store.getState().playback.at).toBeGreaterThanOrEqual(6);
  await passes(1_000);
  expect(store.getState().playback).toMatchObject({ at: seconds, isPlaying: false });
  store.close();
});

test('pictures are fetched one at a time, and what is passed meanwhile is not fetched', async () => {
  const { store, gives, steps, shown } = await film();
  await gives({ taps: 0 });
  for (const to of [2_000, 3_000, 4_500]) store.act({ do: 'seek-time', to });
  expect(steps()).toEqual([0, 2]);
  await gives({ taps: 2 });
  expect(steps()).toEqual([0, 2, 4]);
  await gives({ taps: 4 });
  expect(shown()).toMatchObject({ view: { taps: 4 } });
  expect(shown().log.events.map(({ type }) => type)).toEqual(['tap-0', 'tap-1', 'tap-2', 'tap-3', 'tap-4']);
  store.close();
});

test('it is gone through by rounds, and what the rules cannot tell any more is said', async () => {
  const { store, gives, shown } = await film();
  await gives({ taps: 0 });
  store.act({ do: 'turn', by: 1 });
  expect(store.getState().playback).toMatchObject({ at: 6, time: 6_000 });
  await gives(null);
  expect(store.getState().isUnknown).toBe(true);
  expect(shown()).toMatchObject({ view: { taps: 0 } });
  store.close();
});
