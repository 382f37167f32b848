import { type AnyGame, decisionOf } from '@starboard/engine';
import { highCard, tapRace } from '@starboard/engine/testing/toys';
import { beginMatch } from '@starboard/records';
import { expect, test } from 'vitest';
import { TerminalMatch } from './terminal-match.ts';

/** A match begun at a moment that the test moves on. */
function begunAt(time: { now: number }, game: AnyGame, seats = 1): TerminalMatch {
  return new TerminalMatch(game, beginMatch(game, { seats, options: {}, seed: 'clock' }), () => time.now);
}

const rolls = (race: TerminalMatch) =>
  race.enter({ seat: 0, decision: decisionOf(race.match, 0), answer: 'roll' }, 'person');

test('time passes for a match that listens, from when it was taken up', () => {
  const time = { now: 5000 };
  const race = begunAt(time, tapRace);
  time.now += 250;
  expect(rolls(race)).toMatchObject({ entry: { by: 'person', input: { answer: 'roll', at: 250 } } });
  time.now += 100;
  expect(rolls(race)).toMatchObject({ entry: { input: { at: 350 } } });
});

test('the game hears its clock when that is due, and not before', () => {
  const time = { now: 0 };
  const race = begunAt(time, tapRace);
  const due = race.wakesAt ?? 0;
  time.now = due - 1;
  expect(race.hearClock()).toBeNull();
  time.now = due + 20;
  expect(race.hearClock()).toMatchObject({ entry: { input: { at: due + 20 } } });
  expect(race.inputs).toEqual([{ at: due + 20 }]);
});

test('time stands still for talks that have their minute only where a clock was agreed', () => {
  const time = { now: 0 };
  const { main } = tapRace;
  const step = Object.assign({}, main.steps['race'], { isTimedOnlyLive: true as const });
  const talks = begunAt(time, {
    ...tapRace,
    procedures: [{ ...main, steps: { ...main.steps, race: step } }],
  });
  time.now += 90_000;
  expect([talks.hearClock(), talks.wakesAt]).toEqual([null, null]);
  expect(rolls(talks)).toMatchObject({ entry: { input: { seat: 0 } } });
  expect(talks.match.position.now).toBe(0);
});

test('time stands still for a match that does not listen', () => {
  const time = { now: 0 };
  const cards = begunAt(time, highCard, 2);
  time.now += 90_000;
  expect(cards.hearClock()).toBeNull();
});
