import { canUndo, copy, decisionOf, type AnyGame, equal, type Match, submit } from '@starboard/engine';
import { answer, highCard, marketDay, masquerade, tapRace } from '@starboard/engine/testing';
import { gameById } from '@starboard/games';
import { describe, expect, test } from 'vitest';
import { begin, type Beginning } from './beginning.ts';
import { goneBackTo, type PlayedInput, LogPlayer, type Moment } from './log-player.ts';
import { playLog, takeBack } from './play-log.ts';
import { playAtRandom } from '../testing/play-at-random.ts';

const game = (id: string): AnyGame => {
  const found = gameById(id);
  if (!found) throw new Error(`no game ${id}`);
  return found;
};

const duel: Beginning = { seats: 2, seed: 'take back', options: {} };

/** Plays on and keeps the log. */
class Logged {
  readonly inputs: PlayedInput[] = [];
  readonly rules: AnyGame;
  match: Match;
  constructor(rules: AnyGame) {
    this.rules = rules;
    this.match = begin(rules, duel);
  }
  answers(seat: number, given: string): this {
    this.inputs.push({ seat, decision: decisionOf(this.match, seat), answer: given });
    answer(this.match, seat, given);
    return this;
  }
  stepsBack(seat: number): this {
    this.inputs.push({ seat, undo: true });
    if (!submit(this.match, { seat, undo: true }).accepted) throw new Error('there is no way back');
    return this;
  }
  firstOption(seat: number): string {
    const shape = this.match.questions.find((question) => question.seat === seat)?.shape;
    return shape?.kind === 'choose' ? (shape.options[0] ?? '') : '';
  }
  goesBackTo(seq: number): this {
    this.match = takeBack(this.rules, duel, this.inputs, seq);
    this.inputs.push({ takeback: seq });
    return this;
  }
}

test('going back leads to the position it names, under numbers that were never used', () => {
  const table = new Logged(highCard).answers(0, 'high').answers(0, '2').answers(0, 'draw');
  const before = [...table.match.position.decisions];
  const stale = table.inputs[1];
  table.goesBackTo(1);
  expect(table.match.questions.map(({ seat, prompt }) => [seat, prompt])).toEqual([[0, 'call-stake']]);
  expect(table.match.position.state).toMatchObject({
    direction: 'high',
    stake: 1,
    deck: { length: 24 },
  });
  expect(table.match.position.decisions).toEqual(before.map((number) => number + 1));
  expect(submit(table.match, stale)).toMatchObject({ reason: { key: 'engine.stale-decision' } });
  table.answers(0, '1').goesBackTo(0);
  expect(table.match.questions[0]?.prompt).toBe('call-direction');
  // to a point that itself came after going back
  table.answers(0, 'low').answers(0, '2').goesBackTo(5);
  expect(table.match.position.state).toMatchObject({ direction: 'high', stake: 1 });
});

test('single steps lead on from there as they did before, and chance goes on', () => {
  const table = new Logged(highCard).answers(0, 'high').answers(0, '2').answers(0, 'draw');
  const { random } = copy(table.match.position);
  table.goesBackTo(2).stepsBack(0);
  expect(table.match.questions[0]?.prompt).toBe('call-stake');
  expect(table.match.position.random).toEqual(random);
  table.stepsBack(0);
  expect(table.match.questions[0]?.prompt).toBe('call-direction');
  expect(canUndo(table.match, 0)).toBe(false);
  const numbers = table.inputs.flatMap((input) => ('decision' in input ? [input.decision] : []));
  expect(decisionOf(table.match, 0)).toBeGreaterThan(Math.max(...numbers));
  // what no player could step back from before, none can now
  table.answers(0, 'low').answers(0, '1').answers(0, 'keep');
  const afterDraw = table.inputs.length;
  table.answers(1, table.firstOption(1)).goesBackTo(afterDraw);
  expect(canUndo(table.match, 0)).toBe(false);
});

test('an answer that lies face down is still there, and its owner may still change it', () => {
  const table = new Logged(masquerade).answers(0, 'sleep').answers(1, 'sleep').goesBackTo(1);
  expect(table.match.questions.map(({ seat }) => seat)).toEqual([1]);
  expect(canUndo(table.match, 0)).toBe(true);
});

test('there is no going back to what has not been, nor once the match is over', () => {
  const table = new Logged(highCard).answers(0, 'high');
  for (const seq of [2, 3, -1, 0.5])
    expect(() => takeBack(highCard, duel, table.inputs, seq)).toThrow('refused-input');
  const { inputs } = playAtRandom(highCard, duel);
  expect(() => takeBack(highCard, duel, inputs, 1)).toThrow('refused-input');
});

test('dice that were seen do not come again', () => {
  const rules = game('alien-frontiers');
  const rolls = (match: Match) => JSON.stringify(match.position.state);
  const { inputs } = playAtRandom(rules, duel, { most: 120 });
  const drawn: number[] = [];
  const states: string[] = [];
  for (const { match } of playLog(rules, duel, inputs)) {
    drawn.push(match.position.random.drawn['dice'] ?? 0);
    states.push(rolls(match));
  }
  // the input with which the first player's turn ended, and the second one rolled
  const rolled = drawn.findIndex((count, number) => number > 0 && count > (drawn[number - 1] ?? 0));
  expect(rolled).toBeGreaterThan(0);
  const back = takeBack(rules, duel, inputs, rolled - 1);
  expect(rolls(back)).toBe(states[rolled - 1]);
  const again = inputs[rolled - 1];
  if (!again || !('answer' in again)) throw new Error('an answer rolled the dice');
  answer(back, again.seat, again.answer);
  expect(rolls(back)).not.toBe(states[rolled]);
});

const tables: readonly (readonly [string, AnyGame, Beginning])[] = [
  ['high card', highCard, { seats: 3, seed: 'a', options: {} }],
  ['masquerade', masquerade, { seats: 4, seed: 'b', options: {} }],
  ['market day', marketDay, { seats: 2, seed: 'c', options: {} }],
  ['tap race', tapRace, { seats: 3, seed: 'd', options: {} }],
  ['Alien Frontiers', game('alien-frontiers'), { seats: 3, seed: 'e', options: {} }],
  ['Cosmic Encounter', game('cosmic-encounter'), { seats: 4, seed: 'f', options: { flares: 'unlimited' } }],
];

describe.each(tables)('a restless match of %s', (_, rules, beginning) => {
  test.each(['1', '2', '3'])('leads again to where it was (%s)', (luck) => {
    const own = { ...beginning, seed: `${beginning.seed}${luck}` };
    const { match, inputs, events } = playAtRandom(rules, own, { most: 400, isRestless: true });
    const positions: string[] = [];
    const told: (readonly object[])[] = [];
    let last: Match | null = null;
    for (const played of playLog(rules, own, inputs)) {
      const { random: _random, decisions: _decisions, ...rest } = played.match.position;
      if (played.input && 'takeback' in played.input) {
        // nothing but chance and numbers differs from where it goes back to
        expect(JSON.stringify(rest)).toBe(positions[played.input.takeback]);
      }
      positions.push(JSON.stringify(rest));
      if (played.input) told.push(played.events);
      last = played.match;
    }
    expect(equal(last?.position, match.position)).toBe(true);
    expect(told).toEqual(events);
  });

  test('leads there from any moment that was kept of it, whatever is gone back to later', () => {
    const { match, inputs } = playAtRandom(rules, beginning, { most: 300, isRestless: true });
    const back = goneBackTo(inputs);
    const start = LogPlayer.atStart(rules, beginning, back);
    const moments: Moment[] = [start.moment];
    for (const input of inputs) {
      start.play(input);
      moments.push(start.moment);
    }
    for (let number = 0; number <= inputs.length; number += 29) {
      const moment = moments[number] as Moment;
      const earlier = moments.filter((kept) => kept.number < number && (back.get(kept.number) ?? 0) > number);
      const player = LogPlayer.from(rules, moment, back, earlier);
      for (const input of inputs.slice(number)) player.play(input);
      expect(equal(player.latest.match.position, match.position)).toBe(true);
      expect(player.moment).toEqual(moments.at(-1));
    }
  });
});
