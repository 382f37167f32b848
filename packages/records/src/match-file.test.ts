import { highCard } from '@starboard/engine/testing';
import { type Beginning, RecordTrouble } from '@starboard/host';
import { playAtRandom } from '@starboard/host/testing';
import { expect, test } from 'vitest';
import { digestOf, seedHashOf } from './digest.ts';
import {
  checkedMatch,
  type GameOf,
  type MatchFile,
  mostTakebacks,
  parseMatch,
  textOf,
} from './match-file.ts';
import { verified } from './verified.ts';

const gameOf: GameOf = (id) => (id === highCard.id ? highCard : undefined);
const beginning: Beginning = { seats: 3, seed: 'file', options: {} };
const { match, inputs } = playAtRandom(highCard, beginning, { isRestless: true });
const good: MatchFile = {
  format: 'starboard-match/1',
  game: highCard.id,
  ...beginning,
  seedHash: seedHashOf('file'),
  inputs,
  outcome: match.position.outcome,
  digest: digestOf(match.position),
};

const troubleWith = (file: unknown): string => {
  try {
    verified(highCard, checkedMatch(file, gameOf));
    return 'none';
  } catch (error) {
    if (!(error instanceof RecordTrouble)) throw error;
    return [error.key, ...Object.values(error.params)].join(' ');
  }
};

test('a match with steps back and going back in it is written, read and found to be as recorded', () => {
  expect(inputs.some((input) => 'takeback' in input)).toBe(true);
  const read = parseMatch(textOf(good), gameOf);
  expect(read).toEqual(good);
  expect(verified(highCard, read).match.position).toEqual(match.position);
});

test('what nobody knows of is left out', () => {
  const odd = [{ ...inputs[0], note: 'x' }, ...inputs.slice(1)];
  expect(checkedMatch({ ...good, inputs: odd, note: { deep: [[[]]] } }, gameOf)).toEqual(good);
});

let deep: unknown = 'bottom';
for (let depth = 0; depth < 50_000; depth++) deep = [deep];

const broken: readonly (readonly [trouble: string, change: object])[] = [
  ['damaged seats', { seats: 9 }],
  ['damaged options', { options: { tricks: deep } }],
  ['damaged seed', { seed: 'x'.repeat(201) }],
  ['damaged seedHash', { seedHash: 'abc' }],
  ['damaged start', { start: {} }],
  ['damaged names', { names: ['Ann'] }],
  ['damaged players', { players: [deep, deep, deep] }],
  ['damaged orders', { orders: [null, null, null] }],
  ['damaged left', { left: [null, null, null] }],
  ['damaged inputs', { inputs: 'none' }],
  ['damaged inputs', { inputs: [deep] }],
  ['damaged inputs', { inputs: [{ seat: 0, decision: 1, answer: deep }] }],
  ['damaged inputs', { inputs: [{ takeback: -1 }] }],
  ['damaged inputs', { inputs: [{ takeback: '0' }] }],
  ['damaged inputs', { inputs: Array.from({ length: 100_001 }, () => ({ at: 1 })) }],
  ['damaged inputs', { inputs: Array.from({ length: mostTakebacks + 1 }, () => ({ takeback: 0 })) }],
  ['damaged outcome', { outcome: { winners: [0], places: [1, 2] } }],
  ['damaged outcome', { outcome: { winners: [0], places: [1, 2, 2], note: deep } }],
  ['damaged result', { result: { kind: 'won' } }],
  ['damaged result', { result: { kind: 'agreed', outcome: null } }],
  ['damaged digest', { digest: 5 }],
  ['not-a-match', { format: 7 }],
  ['other-version', { format: 'starboard-match/2' }],
  ['unknown-game', { game: 'chess' }],
  ['refused-input 1', { inputs: [{ takeback: 1 }, ...inputs] }],
  ['refused-input 1', { inputs: [{ seat: 0, decision: 1, answer: 'sideways' }] }],
  [`refused-input ${inputs.length + 1}`, { inputs: [...inputs, { takeback: 0 }] }],
  ['other-result', { digest: 'f'.repeat(64) }],
  ['other-result', { outcome: null }],
  ['other-result', { inputs: inputs.slice(0, -1) }],
  ['other-seed', { seedHash: seedHashOf('another') }],
];

test.each(broken)('%s', (trouble, change) => {
  expect(troubleWith({ ...good, ...change })).toBe(trouble);
});

test.each([null, 5, 'text', [good], deep])('anything else is no match', (file) => {
  expect(troubleWith(file)).toBe('not-a-match');
});

test('going back ever further costs no more than each step does', () => {
  // each goes back to the one before it, which played again from the start would take two to the power of 150 steps
  const nested = Array.from({ length: 150 }, (_, index) => ({ takeback: index }));
  expect(troubleWith({ ...good, inputs: nested, outcome: null })).toBe('other-result');
});
