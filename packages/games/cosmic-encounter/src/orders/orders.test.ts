import { isDeclared, startMatch, standingInput, submit, type Json, type Match } from '@starboard/engine';
import { describe, expect, test } from 'vitest';
import { cosmicEncounter, usualOrders } from '../index.ts';
import type { StandingOrder } from './orders.ts';

const orders = (...given: readonly StandingOrder[]): Json => [...usualOrders, ...given] as unknown as Json;

/** Lets the orders of every seat answer until somebody is really asked; tells what the windows were. */
function letOrdersAnswer(match: Match, given: Json): string[] {
  const answered: string[] = [];
  for (;;) {
    const input = match.questions
      .map(({ seat }) => standingInput(match, seat, given))
      .find((made) => made !== null);
    if (!input) return answered;
    answered.push(match.questions[0]?.prompt ?? '');
    expect(submit(match, input)).toMatchObject({ accepted: true });
  }
}

const started = () =>
  startMatch(cosmicEncounter, { seats: 4, seed: 'orders', options: { flares: 'standard' } });

describe('standing orders', () => {
  test('the usual ones pass wherever there is nothing to do, and nowhere else', () => {
    const match = started();
    for (let step = 0; step < 200 && !match.table.position.outcome; step++) {
      letOrdersAnswer(match, orders());
      for (const { prompt, shape } of match.questions) {
        if (shape.kind === 'choose' && prompt.includes('.', 'ce.ask.'.length))
          expect(shape.options).not.toEqual(['pass']);
      }
      const [question] = match.questions;
      if (!question) break;
      const decision = match.table.position.decisions[question.seat] ?? 0;
      const answer = question.shape.kind === 'choose' ? (question.shape.options.at(-1) ?? '') : null;
      if (!submit(match, { seat: question.seat, decision, answer }).accepted) break;
    }
  });

  test('“ask” stops even where there is nothing to do', () => {
    const match = started();
    letOrdersAnswer(match, orders({ at: 'regroup.start', as: 'offense', then: 'ask' }));
    expect(match.questions).toMatchObject([
      { seat: match.questions[0]?.seat, prompt: 'ce.ask.regroup.start' },
    ]);
    expect((match.table.state as { offense: number }).offense).toBe(match.questions[0]?.seat);
  });

  test('“pass” passes what could be played; the last order that fits counts', () => {
    const match = started();
    const never = orders({ at: 'all', as: 'any', then: 'pass' });
    letOrdersAnswer(match, never);
    expect(match.questions[0]?.prompt).not.toMatch(/^ce\.ask\.\w+[-\w]*\./);
    const again = started();
    letOrdersAnswer(
      again,
      orders({ at: 'all', as: 'any', then: 'pass' }, { at: 'regroup', as: 'any', then: 'ask' }),
    );
    expect(again.questions.every(({ prompt }) => prompt.startsWith('ce.ask.regroup.'))).toBe(true);
  });

  test('tell whether they pass whatever the player holds', () => {
    const match = started();
    const [question] = match.questions;
    if (!question) throw new Error('nobody is asked');
    const window = question.prompt.replace('ce.ask.', '');
    const declared = (...given: readonly StandingOrder[]) =>
      isDeclared(match, question.seat, orders(...given));
    expect(declared()).toBe(false);
    expect(declared({ at: window, as: 'any', then: 'pass' })).toBe(true);
    expect(declared({ at: 'all', as: 'any', then: 'pass' }, { at: window, as: 'any', then: 'ask' })).toBe(
      false,
    );
    expect(declared({ at: 'reveal', as: 'any', then: 'pass' })).toBe(false);
  });

  test('are no orders when nobody could mean them', () => {
    const refuse = (given: unknown) => cosmicEncounter.standing?.refuse(given)?.key ?? null;
    expect(refuse(usualOrders)).toBeNull();
    expect(refuse([{ at: 'react.power-use', as: 'main', then: 'pass' }])).toBeNull();
    expect(refuse('never')).toBe('engine.malformed');
    expect(refuse([null])).toBe('engine.malformed');
    expect(refuse([{ at: 'lunch', as: 'any', then: 'pass' }])).toBe('ce.order-without-moment');
    expect(refuse([{ at: 'all', as: 'captain', then: 'pass' }])).toBe('engine.malformed');
    expect(refuse([{ at: 'all', as: 'any', then: 'win' }])).toBe('engine.malformed');
    expect(refuse(Array.from({ length: 201 }, () => usualOrders[0]))).toBe('engine.malformed');
  });
});
