import {
  decisionOf,
  offeredIn,
  pickOne,
  randomFrom,
  sample,
  type Shape,
  startMatch,
  submit,
} from '@starboard/engine';
import { describe, expect, test } from 'vitest';
import { cosmicEncounter } from '../index.ts';
import { optionKey, parseOption, parseUseKey, useKey, windowOf } from './index.ts';

/** The keys that a shape offers, those of its parts included. */
function keysIn(shape: Shape): readonly string[] {
  if (shape.kind === 'form') return Object.values(shape.parts).flatMap(keysIn);
  if (shape.kind === 'open')
    return Object.values(shape.acts ?? {}).flatMap((act) => (act ? keysIn(act) : []));
  return offeredIn(shape);
}

/** Windows are passed by for the most part, since there are so many of them. */
function keysOffered(seats: number, options: object, seed: string): ReadonlySet<string> {
  const keys = new Set<string>();
  const match = startMatch(cosmicEncounter, { seats, options: { ...options }, seed, undo: false });
  const player = randomFrom(seed);
  for (let input = 0; input < 1500 && match.questions.length > 0; input++) {
    for (const { shape } of match.questions) for (const key of keysIn(shape)) keys.add(key);
    const { seat, shape, isWindow, timeout } = pickOne(player, 'seat', match.questions);
    const isPassed = isWindow && timeout !== undefined && input % 3 > 0;
    const answer = isPassed ? timeout : sample(shape, player, 'answer');
    submit(match, { seat, decision: decisionOf(match, seat), answer });
  }
  return keys;
}

test.each([
  [4, { flares: 'standard', technologies: true }, 'one'],
  [5, { flares: 'unlimited', alienChoice: 'random', hiddenPowers: true, technologies: true }, 'two'],
  [3, {}, 'three'],
])('every key that random games of %i offer is read, and built back to itself', (seats, options, seed) => {
  const keys = [...keysOffered(seats, options, seed)];
  const built = keys.map((key) => {
    const option = parseOption(key);
    return option && optionKey(option);
  });
  expect(built).toEqual(keys);
  expect(keys.length).toBeGreaterThan(50);
});

describe('a key names', () => {
  test.each([
    ['drive-out:red-1:2', { word: 'drive-out', planet: 'red-1', seat: 2 }],
    ['between:red-1:genesis', { word: 'between', planet: 'red-1', planet2: 'genesis' }],
    ['2:red-3', { word: null, seat: 2, planet: 'red-3' }],
    ['1:omega-missile', { word: null, seat: 1, tech: 'omega-missile' }],
    ['research:qax:blue-2*', { word: 'research', tech: 'qax', planet: 'blue-2*' }],
    ['researching-ship:1:#2', { word: 'researching-ship', seat: 1, count: 2 }],
    ['join:offense', { word: 'join', side: 'offense' }],
    ['replace:attack-08/3', { word: 'replace', card: 'attack-08/3' }],
    ['flare-mirror/1', { word: null, card: 'flare-mirror/1' }],
    ['colour-2/1', { word: null, destiny: 'colour-2/1' }],
    ['all-attack', { word: null, kind: 'all-attack' }],
    ['offense', { word: 'offense' }],
    ['pass', { word: 'pass' }],
  ])('%s', (key, option) => {
    expect(parseOption(key)).toEqual(option);
    expect(optionKey(option as NonNullable<ReturnType<typeof parseOption>>)).toBe(key);
  });
});

test('a word with something unknown beside it is no option', () => {
  expect([parseOption('join:nobody'), parseOption('2:'), parseOption('keep::')]).toEqual([null, null, null]);
});

test('a use that is spent tells whose and what it was', () => {
  const key = useKey(3, 'mirror.reversal', 'planning.after-select', 2);
  expect(parseUseKey(key)).toEqual({ seat: 3, ability: 'mirror.reversal' });
});

test('only a moment to act in is a window', () => {
  expect(windowOf('ce.ask.reveal.after-reveal')).toBe('reveal.after-reveal');
  expect([windowOf('ce.ask.ally'), windowOf('')]).toEqual([null, null]);
});
