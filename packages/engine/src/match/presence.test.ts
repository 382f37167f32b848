import { describe, expect, test } from 'vitest';
import { decisionOf } from './asked.ts';
import { wakesAt } from './hearing.ts';
import { type Match, startMatch } from './match.ts';
import { restoreMatch, type SavedMatch, saveMatch } from '../position/save.ts';
import { expectAccepted, expectRefused } from '../testing/expect-refused.ts';
import { highCard } from '../testing/toys/high-card/high-card.ts';
import { roundLength, type TapRaceState, tapRace } from '../testing/toys/tap-race/tap-race.ts';

const race = (seats = 3) => startMatch(tapRace, { seats, seed: 'race' });
const awayIn = (match: Match) => (match.position.state as TapRaceState).away;
const typesOf = (events: readonly { readonly type: string }[]) => events.map(({ type }) => type);

/** Half a second into the race the player of seat 1 is gone. */
function paused(seats = 3): Match {
  const match = race(seats);
  expect(typesOf(expectAccepted(match, { seat: 1, is: 'away', at: 500 }))).toEqual(['paused']);
  return match;
}

describe('a player who goes', () => {
  test('is heard by a step that listens, which may let the others wait', () => {
    const match = paused();
    expect(match.questions.map(({ seat, prompt }) => [seat, prompt])).toEqual([
      [0, 'pause'],
      [2, 'pause'],
    ]);
    expect(wakesAt(match, true)).toBeNull();
  });

  test('and comes back goes on with what was left of the time', () => {
    const match = paused();
    expect(typesOf(expectAccepted(match, { seat: 1, is: 'back' }))).toEqual(['resumed']);
    expect([match.position.now, wakesAt(match, true)]).toEqual([500, roundLength]);
    expectAccepted(match, { seat: 1, decision: decisionOf(match, 1), answer: 'roll', at: 600 });
  });

  test('need not be waited for', () => {
    const match = paused();
    expectAccepted(match, { seat: 2, decision: decisionOf(match, 2), answer: 'play-on' });
    expect(awayIn(match)).toEqual([1]);
    expect(typesOf(expectAccepted(match, { seat: 1, is: 'back', at: 700 }))).toEqual([]);
    expect(awayIn(match)).toEqual([]);
  });

  test('need not be waited for for ever', () => {
    const match = paused();
    expectRefused(match, { resume: 1 }, 'engine.malformed');
    expectRefused(match, { seat: 0, resume: true }, 'engine.malformed');
    expect(typesOf(expectAccepted(match, { resume: true }))).toEqual(['resumed']);
    expectRefused(match, { resume: true }, 'engine.resume-unheard');
  });

  test('may be the last: then only the coming back of one is waited for, saved and restored too', () => {
    const match = paused(2);
    expectAccepted(match, { seat: 0, is: 'away' });
    expect(match.questions).toEqual([]);
    const restored = restoreMatch(tapRace, JSON.parse(JSON.stringify(saveMatch(match))) as SavedMatch);
    expectAccepted(restored, { seat: 1, is: 'back' });
    expect(restored.questions.map(({ seat }) => seat)).toEqual([1]);
    expectAccepted(restored, { seat: 0, is: 'back' });
    expect(wakesAt(restored, true)).toBe(roundLength);
  });

  test('changes nothing when the host says so twice', () => {
    const match = paused();
    const numbers = [...match.position.decisions];
    expect(expectAccepted(match, { seat: 1, is: 'away' })).toEqual([]);
    expect(match.position.decisions).toEqual(numbers);
  });

  test('cannot be undone, nor anything before', () => {
    const match = paused();
    for (const seat of [0, 1, 2]) expectRefused(match, { seat, undo: true }, 'engine.nothing-to-undo');
  });
});

describe('going and coming is refused', () => {
  test('where no step listens, for a reason the host expects', () => {
    const match = startMatch(highCard, { seats: 2, seed: 'deaf' });
    for (const is of ['away', 'back']) expectRefused(match, { seat: 1, is }, 'engine.presence-unheard');
  });

  test('when it is neither, or of no seat, or at no time', () => {
    const match = race();
    for (const is of ['gone', true, null, 1, {}]) expectRefused(match, { seat: 1, is }, 'engine.malformed');
    expectRefused(match, { seat: 3, is: 'away' }, 'engine.no-such-seat');
    expectRefused(match, { is: 'away' }, 'engine.malformed');
    expectRefused(paused(), { seat: 1, is: 'back', at: 499 }, 'engine.bad-time');
    expectRefused(paused(), { seat: 1, is: 'back', at: 600 }, 'engine.bad-time');
  });
});
