import { decisionOf, type Input, type Match, startMatch, submit } from '@starboard/engine';
import { highCard, masquerade } from '@starboard/engine/testing/toys';
import { describe, expect, test } from 'vitest';
import { clocksFor, dueOf, movedClocks, startClocks } from './seat-clocks.ts';

const pace = { free: 1000, reserve: 5000, window: 400 };

const cards = () => startMatch(highCard, { seats: 2, seed: 'clocks' });

describe('a seat’s clock', () => {
  test('begins when it is asked, and runs until free time and reserve are used up', () => {
    const match = cards();
    const clocks = movedClocks(startClocks(pace, 2), match, pace, 10_000);
    expect(clocks.askedAt).toEqual([10_000, null]);
    expect(dueOf(clocks, match, pace, 0)).toBe(16_000);
    expect(dueOf(clocks, match, pace, 1)).toBeNull();
  });

  test.each([
    [1000, 5000],
    [1001, 4999],
    [9999, 0],
  ])('an answer after %i ms leaves %i of the reserve', (took, left) => {
    const match = cards();
    const asked = movedClocks(startClocks(pace, 2), match, pace, 10_000);
    submit(match, { seat: 0, decision: 1, answer: 'low' });
    const after = movedClocks(asked, match, pace, 10_000 + took);
    expect(after.reserves).toEqual([left, 5000]);
    expect(after.askedAt).toEqual([10_000 + took, null]);
  });

  test('never runs out where there is none', () => {
    const match = cards();
    const clocks = movedClocks(startClocks(null, 2), match, null, 10_000);
    expect(dueOf(clocks, match, null, 0)).toBeNull();
  });
});

/** A match and its clocks, with every input a second after the one before. */
class Timed {
  readonly match: Match;
  at = 10_000;
  clocks;
  constructor(match: Match) {
    this.match = match;
    this.clocks = movedClocks(startClocks(pace, 2), match, pace, this.at);
  }
  #takes(input: Input, after: number): this {
    if (!submit(this.match, input).accepted) throw new Error('refused');
    this.at += after;
    this.clocks = movedClocks(this.clocks, this.match, pace, this.at, input);
    return this;
  }
  answers(seat: number, answer: string, after = 1000): this {
    return this.#takes({ seat, decision: decisionOf(this.match, seat), answer }, after);
  }
  stepsBack(seat: number, after = 1000): this {
    return this.#takes({ seat, undo: true }, after);
  }
  due(seat: number): number | null {
    return dueOf(this.clocks, this.match, pace, seat);
  }
}

describe('stepping back', () => {
  test('gives no time, nor does answering again; getting further does', () => {
    const table = new Timed(cards()).answers(0, 'low').answers(0, '2');
    const due = table.due(0);
    expect(due).toBe(table.at + 6000);
    table.stepsBack(0).stepsBack(0).answers(0, 'high').answers(0, '1').stepsBack(0).answers(0, '2');
    expect(table.due(0)).toBe(due);
    expect(table.clocks.reserves).toEqual([5000, 5000]);
    // six seconds on the last question, one of them free
    table.answers(0, 'keep', 0);
    expect(table.clocks.reserves).toEqual([0, 5000]);
    expect([table.due(0), table.due(1)]).toEqual([table.at + 1000, table.at + 6000]);
  });

  test('and going another way to something final is getting further', () => {
    const table = new Timed(cards()).answers(0, 'low').answers(0, '2').stepsBack(0).stepsBack(0);
    expect(table.clocks.behind).toEqual([2, 0]);
    table.answers(0, 'high').answers(0, '1').answers(0, 'draw');
    expect(table.clocks.behind).toEqual([0, 0]);
  });

  test('from an answer that waits for others goes on with the time that was left', () => {
    const table = new Timed(cards());
    for (const said of ['low', '2', 'keep']) table.answers(0, said);
    const answer = firstAnswer(table.match, 0);
    table.answers(0, answer, 700).stepsBack(0, 50_000);
    expect(table.due(0)).toBe(table.at - 700 + 6000);
    table.answers(0, answer, 100).stepsBack(0, 50_000);
    expect(table.due(0)).toBe(table.at - 800 + 6000);
    // what the reserve has paid for is not asked for twice
    table.answers(0, answer, 2200).stepsBack(0, 50_000);
    expect(table.clocks.reserves[0]).toBe(3000);
    expect(table.due(0)).toBe(table.at + 3000);
  });
});

function firstAnswer(match: Match, seat: number): string {
  const shape = match.questions.find((question) => question.seat === seat)?.shape;
  return shape?.kind === 'choose' ? (shape.options[0] ?? '') : '';
}

describe('when the players end the match', () => {
  test('nobody’s clock runs any more', () => {
    const match = cards();
    const asked = movedClocks(startClocks(pace, 2), match, pace, 10_000);
    const over = movedClocks(asked, match, pace, 12_000, { over: { kind: 'agreed' } });
    expect(clocksFor(over, match, pace, 1).map(({ due }) => due)).toEqual([null, null]);
  });
});

describe('a secret decision', () => {
  test('shows on nobody else’s clock, while it is made or afterwards', () => {
    const match = startMatch(masquerade, { seats: 3, seed: 'clocks' });
    const secret = match.questions.find((question) => question.secret);
    if (!secret) throw new Error('nobody is asked in secret');
    const asked = movedClocks(startClocks(pace, 3), match, pace, 10_000);
    const others = [0, 1, 2].filter((seat) => seat !== secret.seat);
    for (const viewer of [...others, 'spectator'] as const)
      expect(clocksFor(asked, match, pace, viewer)[secret.seat]?.due).toBeNull();
    expect(clocksFor(asked, match, pace, secret.seat)[secret.seat]?.due).not.toBeNull();
    const options = secret.shape.kind === 'choose' ? secret.shape.options : [];
    const decision = match.position.decisions[secret.seat] ?? 0;
    submit(match, { seat: secret.seat, decision, answer: options[0] ?? '' });
    expect(movedClocks(asked, match, pace, 90_000).reserves[secret.seat]).toBe(5000);
  });
});
