import { describe, expect, test } from 'vitest';
import { rulesOf } from '../game/game.ts';
import { type Match, startMatch, submit } from './match.ts';
import { goto } from '../game/procedure.ts';
import type { AnyGame } from './step-of.ts';
import { decisionOf } from './asked.ts';
import { restoreMatch, saveMatch } from '../position/save.ts';
import { answer, expectAccepted, expectRefused } from '../testing/expect-refused.ts';
import { type HighCardState, highCard } from '../testing/toys/high-card/high-card.ts';
import { marketDay } from '../testing/toys/market-day/market-day.ts';
import { tinyGame } from '../testing/toys/tiny-game.ts';
import { canUndo } from './undo.ts';
import { viewFor } from './view.ts';

const handOf = (match: Match, seat: number): number[] =>
  (match.position.state as HighCardState).hands[seat] ?? [];
const cardOf = (match: Match, seat: number): string => String(handOf(match, seat)[0]);

/** Three seats are about to choose a card face down. */
function trick(): Match {
  const match = startMatch(highCard, { seats: 3, seed: 'trick' });
  for (const choice of ['high', '1', 'keep']) answer(match, 0, choice);
  return match;
}

/** Votes are cast again and again; nothing is marked as revealed. */
const vote = rulesOf<{ votes: string[] }, { type: 'voted' }>().procedure<object, 'vote'>('vote', 'vote', {
  vote: {
    takes: 'all',
    questions: () =>
      [0, 1].map((seat) => ({ seat, prompt: 'vote', shape: { kind: 'choose', options: ['yes', 'no'] } })),
    answer(table, _locals, answers) {
      table.state.votes = [...answers.values()].map(String);
      return goto('vote');
    },
  },
});

const ballot: AnyGame = tinyGame(vote, () => ({ votes: [] }));

describe('seats that are asked together', () => {
  test('may answer in any order, each under a number of its own', () => {
    const match = trick();
    const numbers = [...match.position.decisions];
    expect(numbers).toEqual([4, 1, 1]);
    const cards = [0, 1, 2].map((seat) => cardOf(match, seat));
    for (const seat of [2, 0]) {
      expect(answer(match, seat, cards[seat])).toEqual([]);
      expect(match.position.decisions).toEqual(numbers);
    }
    const events = answer(match, 1, cards[1]);
    expect(events[0]).toEqual({ type: 'cardsRevealed', cards: cards.map(Number) });
    const next = match.questions[0]?.seat ?? -1;
    expect(match.position.decisions).toEqual(numbers.with(next, (numbers[next] ?? 0) + 1));
  });

  test('come to the same, whoever is first', () => {
    const [one, other] = [trick(), trick()];
    for (const seat of [0, 1, 2]) answer(one, seat, cardOf(one, seat));
    for (const seat of [2, 1, 0]) answer(other, seat, cardOf(other, seat));
    expect(one.position).toEqual(other.position);
  });

  test('change nothing but that they have answered, until all have', () => {
    const match = trick();
    const before = JSON.stringify(match.position.state);
    answer(match, 1, cardOf(match, 1));
    expect(JSON.stringify(match.position.state)).toBe(before);
    expect(match.questions.map(({ seat }) => seat)).toEqual([0, 2]);
    expect(viewFor(match, 1)).toMatchObject({ awaited: [0, 2], prompt: null });
  });

  test('answer once', () => {
    const match = trick();
    const decision = decisionOf(match, 1);
    answer(match, 1, cardOf(match, 1));
    expectRefused(match, { seat: 1, decision, answer: cardOf(match, 1) }, 'engine.not-asked');
  });

  test('find the question gone when all have answered', () => {
    const match = trick();
    const late = [0, 1, 2].map((seat) => ({
      seat,
      decision: decisionOf(match, seat),
      answer: cardOf(match, seat),
    }));
    for (const input of late) expectAccepted(match, input);
    const next = match.questions[0]?.seat;
    for (const input of late) {
      expectRefused(match, input, input.seat === next ? 'engine.stale-decision' : 'engine.not-asked');
    }
  });

  test('may each think again while anybody is still to answer, whoever else has answered', () => {
    const match = trick();
    const start = JSON.stringify(match.position.state);
    answer(match, 1, cardOf(match, 1));
    answer(match, 2, cardOf(match, 2));
    expect([0, 1, 2].map((seat) => canUndo(match, seat))).toEqual([false, true, true]);
    expectAccepted(match, { seat: 1, undo: true });
    expect(match.questions.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(match.position.answered).toEqual({ 2: cardOf(match, 2) });
    expectAccepted(match, { seat: 2, undo: true });
    expect(match.questions.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(match.position.answered).toEqual({});
    expect(JSON.stringify(match.position.state)).toBe(start);
    expect([0, 1, 2].map((seat) => canUndo(match, seat))).toEqual([false, false, false]);
    answer(match, 1, String(handOf(match, 1)[1]));
    for (const seat of [0, 2]) answer(match, seat, cardOf(match, seat));
    for (const seat of [0, 1, 2]) expectRefused(match, { seat, undo: true }, 'engine.nothing-to-undo');
  });

  test('may think again when the match was saved and brought up to date in between', () => {
    const match = trick();
    answer(match, 1, cardOf(match, 1));
    answer(match, 2, cardOf(match, 2));
    const migrations = [{ name: 'same', migrate: (position: Readonly<Record<string, unknown>>) => position }];
    const restored = restoreMatch({ ...highCard, migrations }, saveMatch(match));
    expect(canUndo(restored, 1)).toBe(true);
    expectAccepted(restored, { seat: 1, undo: true });
    expect(restored.position.answered).toEqual({ 2: cardOf(match, 2) });
    expect(restored.questions.map(({ seat }) => seat)).toEqual([0, 1]);
  });

  test('are not made late by another who steps back', () => {
    const match = trick();
    const late = { seat: 1, decision: decisionOf(match, 1), answer: cardOf(match, 1) };
    answer(match, 0, cardOf(match, 0));
    expectAccepted(match, { seat: 0, undo: true });
    expectAccepted(match, late);
  });

  test('cannot answer a question they stepped back from with what they sent before', () => {
    const match = trick();
    const sent = { seat: 1, decision: decisionOf(match, 1), answer: cardOf(match, 1) };
    expectAccepted(match, sent);
    expectAccepted(match, { seat: 1, undo: true });
    expectRefused(match, sent, 'engine.stale-decision');
  });

  test('cannot take back the answer that uncovers the others’, whatever the rules say of it', () => {
    const match = startMatch(ballot, { seats: 2, seed: 'ballot' });
    answer(match, 0, 'yes');
    answer(match, 1, 'no');
    expect(match.position.state).toEqual({ votes: ['yes', 'no'] });
    expectRefused(match, { seat: 1, undo: true }, 'engine.nothing-to-undo');
  });

  test('may be none at all: then the game goes on', () => {
    const match = startMatch(marketDay, { seats: 2, seed: 'hostile' });
    for (const trader of (match.position.state as { traders: { coins: number }[] }).traders) trader.coins = 0;
    answer(match, 0, { apples: 2, bread: 2 });
    answer(match, 0, []);
    answer(match, 0, { to: '1', good: 'apples', price: 1 });
    answer(match, 1, 'no');
    expect(match.questions).toMatchObject([{ seat: 1, prompt: 'fill-crates' }]);
  });
});

describe('a called procedure', () => {
  test('hands its result to the step that called it', () => {
    const match = startMatch(marketDay, { seats: 2, seed: 'hostile' });
    answer(match, 0, { apples: 2, bread: 2 });
    answer(match, 0, []);
    answer(match, 0, { to: '1', good: 'bread', price: 2 });
    expect(match.position.frames.map(({ proc, step }) => `${proc}.${step}`)).toEqual([
      'main.settle',
      'haggle.answer',
    ]);
    expect(submit(match, { seat: 0, decision: decisionOf(match, 0), answer: 'yes' }).accepted).toBe(false);
    answer(match, 1, 'yes');
    expect(match.position.state).toMatchObject({
      traders: [
        { coins: 4, goods: { apples: 2, bread: 1 } },
        { coins: 0, goods: { bread: 1 } },
      ],
    });
  });
});
