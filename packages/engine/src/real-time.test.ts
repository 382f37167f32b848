import { describe, expect, test } from 'vitest';
import { canUndo, type Match, startMatch } from './match.ts';
import { type AskEach, stay } from './procedure.ts';
import type { AnyGame } from './run.ts';
import { answer, expectAccepted, expectRefused } from './testing/expect-refused.ts';
import { highCard } from './testing/toys/high-card/high-card.ts';
import {
  roundLength,
  type TapRaceEvent,
  type TapRaceState,
  tapRace,
} from './testing/toys/tap-race/tap-race.ts';

type Race = AskEach<TapRaceState, TapRaceEvent, object, string>;

const race = (seats = 2) => startMatch(tapRace, { seats, seed: 'race' });
const stateOf = (match: Match) => match.table.state as TapRaceState;

function tap(match: Match, seat: number, given: string, at: number) {
  return expectAccepted(match, { seat, decision: match.table.position.decision, answer: given, at });
}

/** Rolls until the seat holds something, a few milliseconds apart. */
function hold(match: Match, seat: number): void {
  do tap(match, seat, 'roll', match.table.now + 5);
  while (stateOf(match).runners[seat]?.held === 0);
}

describe('an open question', () => {
  test('takes many taps of all seats under one number', () => {
    const match = race();
    const { decision } = match.table.position;
    for (const [index, seat] of [0, 0, 1, 0, 1, 1].entries()) tap(match, seat, 'roll', index * 10);
    expect(match.table.position.decision).toBe(decision);
    expect(match.questions.map(({ seat }) => seat)).toEqual([0, 1]);
  });

  test('says why a tap will not do, and judges by the latest state', () => {
    const match = race();
    const bank = { seat: 0, decision: 1, answer: 'bank', at: 0 };
    expectRefused(match, bank, 'tap-race.nothing-held');
    expectRefused(match, { ...bank, answer: 'jump' }, 'tap-race.no-such-tap');
    hold(match, 0);
    expectAccepted(match, { ...bank, at: match.table.now });
    expectRefused(match, { ...bank, at: match.table.now }, 'tap-race.nothing-held');
  });

  test('lets a seat take back a tap that rolled nothing, but no roll', () => {
    const match = race();
    hold(match, 0);
    expect(canUndo(match, 0)).toBe(false);
    const { held } = stateOf(match).runners[0] ?? {};
    tap(match, 0, 'bank', match.table.now);
    expectAccepted(match, { seat: 0, undo: true });
    expect(stateOf(match).runners[0]).toEqual({ held, banked: 0 });
  });

  test('never runs backwards', () => {
    const match = race();
    tap(match, 0, 'roll', 300);
    expectRefused(match, { seat: 1, decision: 1, answer: 'roll', at: 299 }, 'engine.bad-time');
    tap(match, 1, 'roll', 300);
  });
});

describe('the clock', () => {
  test('is heard before the deadline without consequence', () => {
    const match = race();
    expect(expectAccepted(match, { at: roundLength - 1 })).toEqual([]);
    expect(match.questions.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(match.table.now).toBe(roundLength - 1);
  });

  test('ends the round at the deadline; a tap for the old round comes too late', () => {
    const match = race();
    hold(match, 0);
    const late = { seat: 0, decision: match.table.position.decision, answer: 'bank', at: roundLength + 1 };
    const events = expectAccepted(match, { at: roundLength });
    expect(events.map(({ type }) => type)).toEqual(['timeRanOut', 'roundStarted']);
    expectRefused(match, late, 'engine.stale-decision');
    expect(stateOf(match)).toEqual({
      round: 2,
      deadline: 2 * roundLength,
      runners: [
        { held: 0, banked: 0 },
        { held: 0, banked: 0 },
      ],
    });
  });

  test('also speaks through a tap: one that comes after the deadline does not count', () => {
    const match = race();
    hold(match, 0);
    const events = tap(match, 0, 'bank', roundLength);
    expect(events.map(({ type }) => type)).toEqual(['timeRanOut', 'roundStarted']);
    expect(stateOf(match).runners[0]).toEqual({ held: 0, banked: 0 });
  });

  test('ends the match at the last deadline', () => {
    const match = race();
    expectAccepted(match, { at: roundLength });
    expectAccepted(match, { at: 2 * roundLength });
    expect(match.table.position.outcome).toEqual({ winners: [0, 1], places: [1, 1] });
    expectRefused(match, { at: 3 * roundLength }, 'engine.match-over');
  });

  test('may end the match without going anywhere', () => {
    const bell: AnyGame = {
      ...tapRace,
      procedures: [
        {
          ...tapRace.main,
          steps: {
            ...tapRace.main.steps,
            race: {
              ...(tapRace.main.steps['race'] as Race),
              clock(table) {
                table.finish({ winners: [], places: [1] });
                return stay;
              },
            } satisfies Race,
          },
        },
      ],
    };
    const match = startMatch(bell, { seats: 1, seed: 'bell' });
    expectAccepted(match, { at: 1 });
    expect(match.table.position).toMatchObject({ frames: [], outcome: { winners: [] } });
    expect(match.questions).toEqual([]);
  });

  test('means nothing to a step that does not listen, and ends nobody’s way back but its own', () => {
    const match = startMatch(highCard, { seats: 2, seed: 'slow' });
    answer(match, 0, 'high');
    expect(expectAccepted(match, { at: 60_000 })).toEqual([]);
    expect(match.questions).toMatchObject([{ seat: 0, prompt: 'call-stake' }]);
    expect(canUndo(match, 0)).toBe(false);
  });
});
