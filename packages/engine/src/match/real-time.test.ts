import { describe, expect, test } from 'vitest';
import type { Question, Seat } from '../decisions/question.ts';
import { rulesOf } from '../game/game.ts';
import { fork, type Match, startMatch, submit } from './match.ts';
import { type AskActs, stay } from '../game/procedure.ts';
import type { AnyGame } from './step-of.ts';
import { decisionOf } from './asked.ts';
import { isInRealTime, keepsTime, wakesAt } from './hearing.ts';
import { restoreMatch, type SavedMatch, saveMatch } from '../position/save.ts';
import { answer, expectAccepted, expectRefused } from '../testing/expect-refused.ts';
import { highCard } from '../testing/toys/high-card/high-card.ts';
import {
  roundLength,
  type TapRaceEvent,
  type TapRaceState,
  tapRace,
} from '../testing/toys/tap-race/tap-race.ts';
import { tinyGame } from '../testing/toys/tiny-game.ts';
import { canUndo } from './undo.ts';
import { viewFor } from './view.ts';

type Race = AskActs<TapRaceState, TapRaceEvent, object, string>;

const race = (seats = 2) => startMatch(tapRace, { seats, seed: 'race' });
const stateOf = (match: Match) => match.position.state as TapRaceState;

/** A race of six with something of its step changed. */
function raceWith(change: (step: Race) => Partial<Race>): Match {
  const { main } = tapRace;
  const step = main.steps['race'] as Race;
  const steps = { ...main.steps, race: { ...step, ...change(step) } };
  return startMatch({ ...tapRace, procedures: [{ ...main, steps }] }, { seats: 6, seed: 'race' });
}

function tap(match: Match, seat: number, given: string, at: number) {
  return expectAccepted(match, { seat, decision: decisionOf(match, seat), answer: given, at });
}

/** Rolls until the seat holds something, a few milliseconds apart. */
function hold(match: Match, seat: number): void {
  do tap(match, seat, 'roll', match.position.now + 5);
  while (stateOf(match).runners[seat]?.held === 0);
}

describe('a step that is timed only live', () => {
  const leisurely = (): Match => raceWith(() => ({ isTimedOnlyLive: true }));

  test('has its time kept at a live table alone, others at every table', () => {
    expect([keepsTime(leisurely(), true), wakesAt(leisurely(), true)]).toEqual([true, roundLength]);
    expect([keepsTime(leisurely(), false), wakesAt(leisurely(), false)]).toEqual([false, null]);
    expect([keepsTime(race(), false), wakesAt(race(), false)]).toEqual([true, roundLength]);
  });

  test('goes on without any time', () => {
    const match = leisurely();
    expectAccepted(match, { seat: 0, decision: 1, answer: 'roll' });
    expect(match.position.now).toBe(0);
  });
});

describe('an open question', () => {
  test('takes many taps of all seats under one number', () => {
    const match = race();
    const decision = decisionOf(match, 0);
    for (const [index, seat] of [0, 0, 1, 0, 1, 1].entries()) tap(match, seat, 'roll', index * 10);
    expect(decisionOf(match, 0)).toBe(decision);
    expect(match.questions.map(({ seat }) => seat)).toEqual([0, 1]);
  });

  test('says why a tap will not do, and judges by the latest state', () => {
    const match = race();
    const bank = { seat: 0, decision: 1, answer: 'bank', at: 0 };
    expectRefused(match, bank, 'tap-race.nothing-held');
    expectRefused(match, { ...bank, answer: 'jump' }, 'tap-race.no-such-tap');
    hold(match, 0);
    expectAccepted(match, { ...bank, at: match.position.now });
    expectRefused(match, { ...bank, at: match.position.now }, 'tap-race.nothing-held');
  });

  test('lets nobody take a tap back, not even one that rolled nothing: the clock does not run backwards', () => {
    const match = race(1);
    hold(match, 0);
    tap(match, 0, 'bank', 1999);
    expect(canUndo(match, 0)).toBe(false);
    expectRefused(match, { seat: 0, undo: true }, 'engine.clock-runs');
    expect(match.position.now).toBe(1999);
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
    expect(match.position.now).toBe(roundLength - 1);
  });

  test('ends the round at the deadline; a tap for the old round comes too late', () => {
    const match = race();
    hold(match, 0);
    const late = { seat: 0, decision: decisionOf(match, 0), answer: 'bank', at: roundLength + 1 };
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
      away: [],
    });
  });

  test('need not have been heard: a tap that comes at the deadline is too late', () => {
    const match = race();
    hold(match, 0);
    const bank = { seat: 0, decision: 1, answer: 'bank' };
    expectRefused(match, { ...bank, at: roundLength }, 'tap-race.too-late');
    expectAccepted(match, { ...bank, at: roundLength - 1 });
  });

  test('ends the match at the last deadline', () => {
    const match = race();
    expectAccepted(match, { at: roundLength });
    expectAccepted(match, { at: 2 * roundLength });
    expect(match.position.outcome).toEqual({ winners: [0, 1], places: [1, 1], cause: 'bell' });
    expectRefused(match, { at: 3 * roundLength }, 'engine.match-over');
  });

  test('may end the match without going anywhere', () => {
    const match = raceWith(() => ({
      clock(table) {
        table.finish({ winners: [], places: [1, 1, 1, 1, 1, 1] });
        return stay;
      },
    }));
    expectAccepted(match, { at: 1 });
    expect(match.position).toMatchObject({ frames: [], outcome: { winners: [] } });
    expect(match.questions).toEqual([]);
  });

  test('is not for games without one: nobody can set it, and no tick is kept', () => {
    const match = startMatch(highCard, { seats: 2, seed: 'slow' });
    answer(match, 0, 'high');
    const stake = { seat: 0, decision: decisionOf(match, 0), answer: '1' };
    for (const at of [0, 60_000, Number.MAX_SAFE_INTEGER]) {
      expectRefused(match, { at }, 'engine.bad-time');
      expectRefused(match, { ...stake, at }, 'engine.bad-time');
    }
    expect(canUndo(match, 0)).toBe(true);
    expectAccepted(match, stake);
    expect(match.position.now).toBe(0);
  });

  test('keeps few inputs to rebuild from, and no way back, however often it ticks', () => {
    const match = race();
    for (let at = 0; at < 1000; at++) expectAccepted(match, { at });
    expect(match.since.length).toBeLessThanOrEqual(256);
    expect(saveMatch(match).undo).toBeNull();
  });
});

describe('a step that takes acts', () => {
  /** A race that counts for whom it works out what may be done. */
  function counted() {
    const workedOut: Seat[] = [];
    const match = raceWith((step) => ({
      question(state, locals, seat) {
        workedOut.push(seat);
        return step.question(state, locals, seat);
      },
    }));
    return { match, workedOut };
  }

  test('works out what the acting seat may do, and for the others only what is read', () => {
    const { match, workedOut } = counted();
    expect(workedOut).toEqual([]);
    tap(match, 3, 'roll', 10);
    tap(match, 5, 'roll', 20);
    expect(workedOut).toEqual([3, 5]);
    expect(viewFor(match, 1)).toMatchObject({ awaited: [0, 1, 2, 3, 4, 5], prompt: { prompt: 'tap' } });
    expect(workedOut).toEqual([3, 5, 1]);
    expect(match.questions.map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(match.questions).toBe(match.questions);
  });

  test('refuses a seat that may not act', () => {
    const { match } = counted();
    (stateOf(match).runners[2] as { banked: number }).banked = 100;
    expectRefused(match, { seat: 2, decision: 1, answer: 'roll', at: 5 }, 'engine.not-asked');
  });

  test('whose rules fail goes on as if nothing had been, many acts after its checkpoint', () => {
    const match = raceWith((step) => ({
      answer(table, locals, answer, seat) {
        const next = step.answer(table, locals, answer, seat);
        if (table.now === 100) throw new Error('tripped');
        return next;
      },
    }));
    for (let at = 1; at < 100; at++) tap(match, at % 6, 'roll', at);
    expect(match.since.length).toBeGreaterThan(1);
    expectRefused(match, { seat: 0, decision: 1, answer: 'roll', at: 100 }, 'engine.rules-failed');
    tap(match, 0, 'roll', 101);
  });
});

/** Two seats hit until a bell rings; one that has hit twice only listens. */
function untilTheBell(shape: Question['shape']): AnyGame {
  const { procedure } = rulesOf<{ hits: number[] }, never>();
  const main = procedure<object, 'hit'>('main', 'hit', {
    hit: {
      takes: 'each',
      questions: ({ hits }) =>
        hits.flatMap((count, seat) => (count < 2 ? [{ seat, prompt: 'hit', shape }] : [])),
      answer(table, _locals, _answer, seat) {
        table.state.hits[seat] = (table.state.hits[seat] ?? 0) + 1;
        return stay;
      },
      clock(table) {
        if (table.now >= 100) table.finish({ winners: [], places: [1, 1] });
        return stay;
      },
    },
  });
  return tinyGame(main, () => ({ hits: [0, 0] }));
}

const hitting = (shape: Question['shape'] = { kind: 'choose', options: ['hit'] }) =>
  startMatch(untilTheBell(shape), { seats: 2, seed: 'bell' });
const hit = (match: Match, seat: Seat) => ({ seat, decision: decisionOf(match, seat), answer: 'hit' });

describe('a question that stays', () => {
  test('is a new one to whoever answered, so that a doubled click comes too late', () => {
    const match = hitting();
    const click = hit(match, 0);
    expectAccepted(match, click);
    expectRefused(match, click, 'engine.stale-decision');
    expectAccepted(match, hit(match, 0));
  });

  test('keeps its number when it is open', () => {
    const match = hitting({
      kind: 'open',
      refuse: () => null,
      enumerate: () => ['hit'],
      sample: () => 'hit',
    });
    const click = hit(match, 0);
    expectAccepted(match, click);
    expectAccepted(match, click);
  });

  test('is the same one to the other seats, whoever answers and whatever the clock says', () => {
    const match = hitting();
    const early = hit(match, 1);
    expectAccepted(match, hit(match, 0));
    expectAccepted(match, { at: 10 });
    expectAccepted(match, { ...early, at: 11 });
  });

  test('may leave nobody to ask and wait for the clock alone, saved and restored too', () => {
    const match = hitting();
    for (const seat of [0, 1, 0, 1]) expectAccepted(match, hit(match, seat));
    expect(match.questions).toEqual([]);
    const restored = restoreMatch(match.game, JSON.parse(JSON.stringify(saveMatch(match))) as SavedMatch);
    for (const world of [match, fork(match), restored]) {
      expect(submit(world, { at: 99 }).accepted).toBe(true);
      expect(world.position).toMatchObject({ isWaiting: true, outcome: null });
      expectAccepted(world, { at: 100 });
      expect(world.position.outcome).not.toBeNull();
    }
  });
});

test('a game is in real time when a step of it hears the clock at every table', () => {
  const { main } = tapRace;
  const race = main.steps['race'] as Extract<(typeof main.steps)[string], { readonly takes: 'acts' }>;
  const onlyLive = { ...main, steps: { ...main.steps, race: { ...race, isTimedOnlyLive: true as const } } };
  expect([tapRace, highCard].map(isInRealTime)).toEqual([true, false]);
  expect(isInRealTime({ ...tapRace, procedures: [onlyLive] })).toBe(false);
});
