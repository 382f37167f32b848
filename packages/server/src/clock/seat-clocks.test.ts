import { startMatch, submit } from '@starboard/engine';
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
    const decision = match.table.position.decisions[secret.seat] ?? 0;
    submit(match, { seat: secret.seat, decision, answer: options[0] ?? '' });
    expect(movedClocks(asked, match, pace, 90_000).reserves[secret.seat]).toBe(5000);
  });
});
