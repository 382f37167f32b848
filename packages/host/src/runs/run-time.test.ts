import { decisionOf, type Json, saveMatch, type Seat, startMatch } from '@starboard/engine';
import { bellRingers } from '@starboard/engine/testing/toys';
import { describe, expect, test } from 'vitest';
import { HostedMatch } from '../hosted-match.ts';
import type { Author } from '../log/log-entry.ts';
import { timeRun } from './run-time.ts';

const strict = { free: 60_000, reserve: 60_000, window: 3_000 };
const natural = { ...strict, natural: { motion: 900, hold: 8_000 } };
const person = { kind: 'person', account: 'ann', name: 'Ann', isReady: true } as const;
const bot = { kind: 'bot', level: 'random' } as const;
const people = { seats: [person, person] };
const none: ReadonlyMap<number, Json> = new Map();
const standing = { usual: null, refuse: () => null, answer: () => undefined };
const isSecond = (_orders: Json, _prompt: unknown, _view: unknown, seat: Seat): boolean => seat === 1;
/** The second player always wants to be waited for; or only if they say so. */
const heldByOne = { ...bellRingers, standing: { ...standing, holds: isSecond } };
const heldOnOrder = { ...bellRingers, standing: { ...standing, holds: (order: Json) => order === 'hold' } };

function hostedBy(pace: typeof strict, seed = 'time', game: typeof bellRingers = bellRingers): HostedMatch {
  const saved = saveMatch(startMatch(game, { seats: 2, seed }));
  const stored = { id: 'one', seq: 0, saved, savedSeq: 0, told: [], clock: null };
  return new HostedMatch(game, stored, { recent: [], pace, latestAt: 0, viewers: [] });
}

function wait(hosted: HostedMatch, seat: Seat, by: Author): void {
  const input = { seat, decision: decisionOf(hosted.match, seat), answer: 'wait' };
  hosted.take({ input, by, seat, request: null }, 0);
}

/** The same at another host, from what is stored of it. */
function takenUp({ game, match, seq, keptClocks }: HostedMatch): HostedMatch {
  const clock = JSON.parse(JSON.stringify(keptClocks)) as typeof keptClocks;
  const stored = { id: 'one', seq, saved: saveMatch(match), savedSeq: seq, told: [], clock };
  return new HostedMatch(game, stored, { recent: [], pace: natural, latestAt: 0, viewers: [] });
}

/** Matches whose first run the host holds, or does not. */
const timesOf = (game?: typeof bellRingers): number[] =>
  Array.from({ length: 400 }, (_, at) => timeRun(hostedBy(natural, `run ${at}`, game), people, none) ?? 0);

const isShortHold = (time: number): boolean => time > 1_500 && time < 3_000;

describe('a run of windows', () => {
  test('has its fixed time where pauses are strict, and cannot be held', () => {
    const hosted = hostedBy(strict);
    expect(hosted.hold(0, true)).toBe(false);
    expect(timeRun(hosted, people, none)).toBe(3_000);
  });

  test('lasts as long as its motion, but for one in eight that the host holds for a while', () => {
    const times = timesOf();
    const held = times.filter((time) => time !== 900);
    expect(held.every(isShortHold)).toBe(true);
    expect(held.length).toBeGreaterThan(25);
    expect(held.length).toBeLessThan(80);
  });

  test('held by an order lasts as long as one that the host holds', () => {
    expect(timesOf(heldByOne).every(isShortHold)).toBe(true);
  });

  test('stays as long as it is when a player answers, be it held by their order or by the host', () => {
    for (const game of [heldByOne, bellRingers])
      for (let at = 0; at < 40; at++) {
        const hosted = hostedBy(natural, `run ${at}`, game);
        const before = timeRun(hosted, people, none);
        wait(hosted, 1, 'person');
        expect(timeRun(hosted, people, none)).toBe(before);
      }
  });

  test('may be held by the host from a later window on, as by an order, and then to its end', () => {
    const times = Array.from({ length: 200 }, (_, at) => {
      const hosted = hostedBy(natural, `run ${at}`);
      return [1, 2, 3].map(() => {
        const time = timeRun(hosted, people, none) ?? 0;
        for (const seat of [0, 1]) wait(hosted, seat, 'order');
        return time;
      });
    });
    expect(times.some(([first = 0, second = 0]) => !isShortHold(first) && isShortHold(second))).toBe(true);
    for (const [first = 0, second = 0, third] of times) {
      if (isShortHold(first)) expect(second).toBe(first);
      if (isShortHold(second)) expect(third).toBe(second);
    }
  });

  test('is not held by an order that comes while a window is open, but from the next one on', () => {
    const hosted = hostedBy(natural, 'time', heldOnOrder);
    const orders = new Map([[1, 'hold']]);
    expect(timeRun(hosted, people, none)).toBe(900);
    expect(timeRun(hosted, people, orders)).toBe(900);
    wait(hosted, 0, 'order');
    expect(timeRun(hosted, people, orders)).toBe(900);
    wait(hosted, 1, 'order');
    expect(timeRun(hosted, people, orders)).toSatisfy(isShortHold);
  });

  test('waits for those who hold it until they have answered', () => {
    const hosted = hostedBy(natural);
    const before = timeRun(hosted, people, none);
    expect(hosted.hold(1, true)).toBe(true);
    expect(timeRun(hosted, people, none)).toBe(8_000);
    wait(hosted, 1, 'person');
    expect(timeRun(hosted, people, none)).toBe(before);
  });

  test('is held by no player who has answered, though others are still asked', () => {
    const hosted = hostedBy(natural);
    const before = timeRun(hosted, people, none);
    wait(hosted, 1, 'person');
    expect(hosted.hold(1, true)).toBe(false);
    expect(timeRun(hosted, people, none)).toBe(before);
    expect(hosted.hold(0, true)).toBe(true);
  });

  test('is as long at a host that takes the match up in the midst of it, and held by the same players', () => {
    for (let at = 0; at < 100; at++) {
      const hosted = hostedBy(natural, `run ${at}`);
      const isAlike = () => {
        const time = timeRun(hosted, people, none);
        const other = takenUp(hosted);
        expect(timeRun(other, people, none)).toBe(time);
        expect(other.run.from).toBe(hosted.run.from);
      };
      isAlike();
      for (const seat of [0, 1, 1]) {
        wait(hosted, seat, 'order');
        isAlike();
      }
      hosted.hold(0, true);
      isAlike();
      expect(takenUp(hosted).run.holders).toEqual([0]);
    }
  });

  test('gives a player who is alone with bots time to think, and as much as for a move when held', () => {
    const hosted = hostedBy(natural);
    expect(timeRun(hosted, { seats: [person, bot] }, none)).toBe(8_000);
    expect(hosted.hold(0, true)).toBe(true);
    expect(timeRun(hosted, { seats: [person, bot] }, none)).toBe(60_000);
  });
});
