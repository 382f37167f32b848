import {
  decisionOf,
  copy,
  die,
  type Json,
  type Match,
  randomFrom,
  restoreMatch,
  sample,
  type SavedMatch,
  saveMatch,
  type Seat,
  startMatch,
  submit,
} from '@starboard/engine';
import { expect, test } from 'vitest';
import { alienFrontiers } from '../index.ts';

interface Recorded {
  readonly answers: { readonly seat: Seat; readonly answer: Json }[];
  readonly positions: object[];
}

const start = (seats: number): Match =>
  startMatch(alienFrontiers, { seats, seed: `replayed with ${seats}`, undo: false });

function answered(match: Match, seat: Seat, answer: Json): object {
  expect(submit(match, { seat, decision: decisionOf(match, seat), answer }).accepted).toBe(true);
  return copy(match.position);
}

function playToTheEnd(seats: number): Recorded {
  const match = start(seats);
  const player = randomFrom('somebody who plays at random');
  const recorded: Recorded = { answers: [], positions: [copy(match.position)] };
  while (match.position.outcome === null) {
    const [question] = match.questions;
    if (!question) throw new Error('nobody is asked and the game is not over');
    const { seat, shape } = question;
    const answer = sample(shape, player, 'answers');
    recorded.answers.push({ seat, answer });
    recorded.positions.push(answered(match, seat, answer));
  }
  return recorded;
}

for (const seats of [2, 3, 4]) {
  test(`[AF-211] Replay: a whole game of ${seats} goes through the same positions again`, () => {
    const { answers, positions } = playToTheEnd(seats);
    const again = start(seats);
    expect(again.position).toEqual(positions[0]);
    answers.forEach(({ seat, answer }, index) => {
      expect(answered(again, seat, answer)).toEqual(positions[index + 1]);
    });
    expect(again.position.outcome?.winners.length).toBeGreaterThan(0);
  });
}

test('[AF-211] Replay: another seed is another game', () => {
  const one = startMatch(alienFrontiers, { seats: 4, seed: 'one' });
  const other = startMatch(alienFrontiers, { seats: 4, seed: 'other' });
  expect(one.position.state).not.toEqual(other.position.state);
});

test('a copy that is searched through leaves the dice of the match alone', () => {
  const match = start(2);
  const before = copy(match.position);
  const trial = copy(match.position);
  for (let roll = 0; roll < 20; roll++) die(trial.random, 'dice');
  expect(match.position).toEqual(before);
});

test('a game stored as text in mid-turn goes on as if nothing had happened', () => {
  const { answers, positions } = playToTheEnd(3);
  const half = Math.floor(answers.length / 2);
  const first = start(3);
  for (const { seat, answer } of answers.slice(0, half)) answered(first, seat, answer);
  const stored = JSON.parse(JSON.stringify(saveMatch(first))) as SavedMatch;
  const second = restoreMatch(alienFrontiers, stored);
  for (const { seat, answer } of answers.slice(half)) answered(second, seat, answer);
  expect(second.position).toEqual(positions.at(-1));
});
