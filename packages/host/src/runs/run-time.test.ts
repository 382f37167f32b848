import { decisionOf, type Json, saveMatch, startMatch } from '@starboard/engine';
import { bellRingers } from '@starboard/engine/testing/toys';
import { describe, expect, test } from 'vitest';
import { HostedMatch } from '../hosted-match.ts';
import { reactionTime } from './run-time.ts';

const strict = { free: 60_000, reserve: 60_000, window: 3_000 };
const natural = { ...strict, natural: { motion: 900, hold: 8_000 } };
const person = { kind: 'person', account: 'ann', name: 'Ann', isReady: true } as const;
const bot = { kind: 'bot', level: 'random' } as const;
const people = { seats: [person, person] };
const none: ReadonlyMap<number, Json> = new Map();

function hostedBy(pace: typeof strict, seed = 'time', game: typeof bellRingers = bellRingers): HostedMatch {
  const saved = saveMatch(startMatch(game, { seats: 2, seed }));
  const stored = { id: 'one', seq: 0, saved, savedSeq: 0, told: [], clock: null };
  return new HostedMatch(game, stored, { recent: [], pace, latestAt: 0, viewers: [] });
}

/** Matches whose first run the host holds, or does not. */
const timesOf = (game?: typeof bellRingers): number[] =>
  Array.from(
    { length: 400 },
    (_, at) => reactionTime(hostedBy(natural, `run ${at}`, game), people, none) ?? 0,
  );

const isShortHold = (time: number): boolean => time > 1_500 && time < 3_000;

describe('a run of windows', () => {
  test('has its fixed time where pauses are strict, and cannot be held', () => {
    const hosted = hostedBy(strict);
    expect(hosted.hold(0, true)).toBe(false);
    expect(reactionTime(hosted, people, none)).toBe(3_000);
  });

  test('lasts as long as its motion, but for one in eight that the host holds for a while', () => {
    const times = timesOf();
    const held = times.filter((time) => time !== 900);
    expect(held.every(isShortHold)).toBe(true);
    expect(held.length).toBeGreaterThan(25);
    expect(held.length).toBeLessThan(80);
  });

  test('held by an order lasts as long as one that the host holds', () => {
    const standing = {
      usual: null,
      refuse: () => null,
      answer: () => undefined,
      holds: () => true,
    };
    expect(timesOf({ ...bellRingers, standing }).every(isShortHold)).toBe(true);
  });

  test('waits for those who hold it until they have answered', () => {
    const hosted = hostedBy(natural);
    const before = reactionTime(hosted, people, none);
    expect(hosted.hold(1, true)).toBe(true);
    expect(reactionTime(hosted, people, none)).toBe(8_000);
    const input = { seat: 1, decision: decisionOf(hosted.match, 1), answer: 'wait' };
    hosted.take({ input, by: 'person', seat: 1, request: null }, 0);
    expect(reactionTime(hosted, people, none)).toBe(before);
  });

  test('gives a player who is alone with bots time to think, and as much as for a move when held', () => {
    const hosted = hostedBy(natural);
    expect(reactionTime(hosted, { seats: [person, bot] }, none)).toBe(8_000);
    expect(hosted.hold(0, true)).toBe(true);
    expect(reactionTime(hosted, { seats: [person, bot] }, none)).toBe(60_000);
  });
});
