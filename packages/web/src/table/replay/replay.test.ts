import type { Replay, ReplayStep } from '@starboard/protocol';
import { describe, expect, test } from 'vitest';
import { LocalPlayer } from '../../local/testing/local-player.ts';
import { isAskedFirst, plays } from '../../local/testing/playing.ts';
import { afterAct, actOfKey, atStart, lookFor, type Playback, type PlaybackAct } from './playback.ts';
import { eventsUpTo, isWhole, tapeOf, withPage } from './tape.ts';

const answer = (seat: number, word: string, sections?: ReplayStep['sections']): ReplayStep => ({
  at: 0,
  seat,
  kind: 'answer',
  events: [{ type: word }],
  ...(sections && { sections }),
});
const start: ReplayStep = {
  at: 0,
  seat: null,
  kind: 'start',
  events: [{ type: 'dealt' }],
  sections: { board: 'empty', hand: 3 },
};
const undo = (seat: number): ReplayStep => ({
  at: 0,
  seat,
  kind: 'undo',
  events: [],
  sections: { board: 'A' },
});

const page = (from: number, steps: readonly ReplayStep[], total: number): Replay => ({
  table: 't',
  game: 'g',
  names: ['Ann', 'Ben'],
  viewer: 0,
  from,
  total,
  steps,
  outcome: null,
});

const evening = [
  start,
  answer(0, 'a1', { board: 'A' }),
  answer(0, 'a2', { board: 'AA' }),
  undo(0),
  answer(0, 'a3', { board: 'AB' }),
  answer(1, 'b1', { hand: 2 }),
  answer(0, 'a4', { board: 'ABC' }),
];
/** The seat that dealt or ended a turn has begun the next. */
const begun: Readonly<Record<string, number>> = { dealt: 0, a3: 1, b1: 0 };
const game = {
  isTurn: ({ type }: { readonly type: string }) => type in begun,
  seatOf: ({ type }: { readonly type: string }) => begun[type] ?? null,
};
const tape = tapeOf(page(0, evening, evening.length), game);

describe('a tape', () => {
  test('has the whole picture of every frame', () => {
    expect(tape.frames.map(({ sections }) => sections)).toEqual([
      { board: 'empty', hand: 3 },
      { board: 'A', hand: 3 },
      { board: 'AA', hand: 3 },
      { board: 'A', hand: 3 },
      { board: 'AB', hand: 3 },
      { board: 'AB', hand: 2 },
      { board: 'ABC', hand: 2 },
    ]);
    expect(isWhole(tape)).toBe(true);
  });

  test('grows page by page, each of which begins with everything', () => {
    const first = tapeOf(page(0, evening.slice(0, 3), 7), game);
    expect(isWhole(first)).toBe(false);
    const later = [undo(0), ...evening.slice(4)].with(0, { ...undo(0), sections: { board: 'A', hand: 3 } });
    const whole = withPage(first, page(3, later, 7), game);
    expect(whole.frames.at(-1)).toEqual(tape.frames.at(-1));
    expect(whole.turns).toEqual(tape.turns);
    expect(() => withPage(first, page(4, later, 7), game)).toThrow('does not follow');
  });

  test('shows nothing where the rules have changed since, and goes on telling', () => {
    const changed = tapeOf(page(0, [start, answer(0, 'a1'), answer(0, 'a2')], 3), game);
    expect(changed.frames.map(({ sections }) => sections !== null)).toEqual([true, false, false]);
    expect(eventsUpTo(changed, 2).map(({ type }) => type)).toEqual(['dealt', 'a1', 'a2']);
  });

  test('marks where the game begins a turn, and whose it is', () => {
    expect(tape.turns).toEqual([
      { at: 0, seat: 0 },
      { at: 4, seat: 1 },
      { at: 5, seat: 0 },
    ]);
  });

  test('forgets what was stepped back from', () => {
    expect(eventsUpTo(tape, 2).map(({ type }) => type)).toEqual(['dealt', 'a1', 'a2']);
    expect(eventsUpTo(tape, 3).map(({ type }) => type)).toEqual(['dealt', 'a1']);
    expect(eventsUpTo(tape, 4).map(({ type }) => type)).toEqual(['dealt', 'a1', 'a3']);
  });
});

describe('a tape with a takeback', () => {
  const takeback: ReplayStep = { at: 0, seat: 0, kind: 'takeback', to: 1, events: [] };
  const retaken = tapeOf(page(0, [...evening.slice(0, 6), takeback, answer(0, 'a5')], 8), game);
  const told = (number: number) => eventsUpTo(retaken, number).map(({ type }) => type);

  test('forgets what was taken back, and with it what was stepped back from', () => {
    expect(told(5)).toEqual(['dealt', 'a1', 'a3', 'b1']);
    expect(told(6)).toEqual(['dealt', 'a1']);
    expect(told(7)).toEqual(['dealt', 'a1', 'a5']);
  });

  test('tells in the end what the table itself tells', async () => {
    const player = new LocalPlayer();
    const table = await player.opens({ seats: [null, 'easy'] });
    await isAskedFirst(player, table);
    for (let answers = 0; answers < 3; answers++) {
      await plays(player, table);
      await player.until(player.isAsked);
    }
    expect(await player.says('takeback', table)).toBe('done');
    await player.until(player.isAsked);
    expect(await player.says('resign', table)).toBe('done');
    const whole = tapeOf(await player.ask('replay', { table, from: 0, limit: 200 }), game);
    const again = new LocalPlayer(player.shelf);
    await again.watches(table);
    expect(whole.frames.map(({ step }) => step.kind)).toContain('takeback');
    expect(eventsUpTo(whole, whole.frames.length - 1)).toEqual(again.missed);
  });
});

describe('the playback', () => {
  const after = (...acts: readonly PlaybackAct[]): Playback =>
    acts.reduce((playback, act) => afterAct(playback, act, tape), atStart);

  test('plays to the end, stops there, and starts again from the beginning', () => {
    const ticks = evening.map(() => ({ do: 'tick' }) as const);
    expect(after({ do: 'play' }, { do: 'tick' })).toMatchObject({ at: 1, isPlaying: true });
    const ended = after({ do: 'play' }, ...ticks);
    expect(ended).toMatchObject({ at: 6, isPlaying: false });
    expect(afterAct(ended, { do: 'toggle' }, tape)).toMatchObject({ at: 0, isPlaying: true });
  });

  test('does not move by itself while it is paused', () => {
    expect(after({ do: 'play' }, { do: 'tick' }, { do: 'toggle' }, { do: 'tick' })).toMatchObject({
      at: 1,
      isPlaying: false,
    });
  });

  test('is moved by hand, no further than there is, and stops at that', () => {
    expect(after({ do: 'play' }, { do: 'step', by: 1 })).toMatchObject({ at: 1, isPlaying: false });
    expect(after({ do: 'step', by: -1 }).at).toBe(0);
    expect(after({ do: 'seek', to: 3.4 }).at).toBe(3);
    expect(after({ do: 'seek', to: 99 }).at).toBe(6);
  });

  test('goes from turn to turn', () => {
    expect(after({ do: 'turn', by: 1 }).at).toBe(4);
    expect(after({ do: 'turn', by: 1 }, { do: 'turn', by: 1 }).at).toBe(5);
    expect(after({ do: 'seek', to: 5 }, { do: 'turn', by: 1 }).at).toBe(6);
    expect(after({ do: 'seek', to: 6 }, { do: 'turn', by: -1 }).at).toBe(5);
    expect(after({ do: 'seek', to: 2 }, { do: 'turn', by: -1 }).at).toBe(0);
  });

  test('looks at each frame as long as the speed says, and hardly at those that show nothing', () => {
    expect(lookFor({ ...atStart, at: 1 }, tape)).toBe(4 * lookFor({ ...atStart, at: 1, speed: 4 }, tape));
    expect(lookFor({ ...atStart, at: 3 }, tape)).toBeLessThan(lookFor({ ...atStart, at: 1 }, tape));
  });

  test.each([
    [' ', { do: 'toggle' }],
    ['ArrowLeft', { do: 'step', by: -1 }],
    ['.', { do: 'turn', by: 1 }],
    ['Home', { do: 'seek', to: 0 }],
    ['x', null],
  ])('the key “%s”', (key, act) => {
    expect(actOfKey(key)).toEqual(act);
  });
});
