import { describe, expect, test } from 'vitest';
import { type Match, startMatch, submit } from './match.ts';
import { answer, expectAccepted, expectRefused } from './testing/expect-refused.ts';
import { takesAnyTap } from './testing/toys/broken.ts';
import { highCard } from './testing/toys/high-card/high-card.ts';
import { marketDay } from './testing/toys/market-day/market-day.ts';
import { tapRace } from './testing/toys/tap-race/tap-race.ts';
import { trapdoors } from './testing/toys/trapdoors.ts';

const cards = () => startMatch(highCard, { seats: 3, seed: 'submit' });
/** Whoever is asked, asked now. */
const asked = (match: Match) => ({
  seat: match.questions[0]?.seat ?? -1,
  decision: match.table.position.decision,
});

describe('an answer is refused', () => {
  test('when it is none of the options', () => {
    const match = cards();
    expectRefused(match, { ...asked(match), answer: 'sideways' }, 'engine.unknown-option');
  });

  test('when its decision is past, or yet to come', () => {
    const match = cards();
    const late = { ...asked(match), answer: 'high' };
    answer(match, 0, 'low');
    expectRefused(match, late, 'engine.stale-decision');
    expectRefused(match, { ...late, decision: late.decision + 2 }, 'engine.stale-decision');
    expectRefused(match, { ...late, decision: Number.POSITIVE_INFINITY }, 'engine.malformed');
  });

  test('when another seat is asked', () => {
    const match = cards();
    expectRefused(match, { ...asked(match), seat: 1, answer: 'high' }, 'engine.not-asked');
  });

  test.each([3, -1, 0.5, Number.NaN, -0, '0', null, [0], true])('when nobody sits at %j', (seat) => {
    const match = cards();
    expectRefused(match, { ...asked(match), seat, answer: 'high' }, 'engine.no-such-seat');
  });

  test('when it has the wrong shape', () => {
    const match = cards();
    for (const wrong of [0, null, true, ['high'], { high: true }, undefined]) {
      expectRefused(match, { ...asked(match), answer: wrong }, 'engine.malformed');
    }
  });

  test('when the match is over', () => {
    const match = startMatch(trapdoors, { seats: 2, seed: 'over' });
    answer(match, 0, 'leave');
    expectRefused(match, { seat: 0, decision: 1, answer: 'step' }, 'engine.match-over');
    expectRefused(match, { seat: 0, undo: true }, 'engine.match-over');
    expectRefused(match, { at: 10 }, 'engine.match-over');
  });

  test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, -0, '5', null, 2 ** 60, 499])(
    'when it comes at %j',
    (at) => {
      const match = startMatch(tapRace, { seats: 1, seed: 'time' });
      expectAccepted(match, { at: 500 });
      expectRefused(match, { ...asked(match), answer: 'roll', at }, 'engine.bad-time');
      expectRefused(match, { at }, 'engine.bad-time');
    },
  );

  test.each([undefined, null, 'roll', 7, true, [], {}, { decision: 1 }, { answer: 'high' }])(
    'when the input is no input: %j',
    (input) => expectRefused(cards(), input, 'engine.malformed'),
  );

  test('when it says it is a step back, but not quite', () => {
    const match = cards();
    answer(match, 0, 'high');
    for (const undo of [false, 1, 'true', null]) expectRefused(match, { seat: 0, undo }, 'engine.malformed');
  });
});

describe('a hostile answer is refused', () => {
  const market = () => startMatch(marketDay, { seats: 2, seed: 'hostile' });
  const parsed = (text: string) => JSON.parse(text) as unknown;
  const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);
  const cases: [string, () => unknown][] = [
    ['a prototype in disguise', () => parsed('{"__proto__":{"apples":2},"bread":1}')],
    ['an inherited answer', () => Object.create({ apples: 2 }) as object],
    [
      'a getter on the prototype',
      () =>
        Object.create({
          get apples(): never {
            throw new Error('looked at');
          },
        }) as object,
    ],
    ['not a number', () => ({ apples: Number.NaN })],
    ['too much for a number', () => parsed('{"apples":1e309}')],
    ['minus nought', () => parsed('{"apples":-0}')],
    ['very deep', () => nested(5000)],
    ['deeper than any answer', () => ({ apples: nested(6) })],
    ['a huge list', () => Array.from({ length: 1_000_000 }, () => 'apples')],
    ['a huge record', () => Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`k${i}`, 1]))],
    [
      'a list of a billion holes',
      () => {
        const list: string[] = [];
        list.length = 1e9;
        return list;
      },
    ],
    // oxlint-disable-next-line no-sparse-arrays -- holes are the point
    ['a list with a hole', () => ['apples', , 'bread']],
    ['a list with ways of its own', () => Object.setPrototypeOf(['apples'], { every: () => true }) as object],
    ['a long text', () => 'x'.repeat(1_000_000)],
    ['a long text inside', () => ({ apples: 'x'.repeat(1_000_000) })],
    ['a map', () => new Map([['apples', 2]])],
    ['a date', () => new Date(0)],
    ['a function', () => () => ({ apples: 2 })],
    ['a big integer', () => 2n],
  ];

  test.each(cases)('%s', (_name, make) => {
    const match = market();
    expectRefused(match, { ...asked(match), answer: make() }, 'engine.malformed');
  });

  test('and a record without a prototype is as good as any other', () => {
    const match = market();
    const bare = Object.assign(Object.create(null) as object, { apples: 2, bread: 2 });
    expectAccepted(match, { ...asked(match), answer: bare });
  });
});

describe('a game that takes any answer', () => {
  const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);
  const items = (length: number) => Array.from({ length }, () => 1);
  const race = () => startMatch(takesAnyTap, { seats: 1, seed: 'sizes' });

  test.each([
    ['a text of 400 letters', 'x'.repeat(400), 'x'.repeat(401)],
    ['a list of 399 things', items(399), items(400)],
    ['lists of 399 things in all', [items(198), items(199)], [items(199), items(199)]],
    ['lists six deep', nested(6), nested(7)],
    ['texts of 400 letters', ['x'.repeat(400)], ['x'.repeat(401)]],
  ])('is handed no more than %s', (_name, most, more) => {
    expectRefused(race(), { seat: 0, decision: 1, answer: more }, 'engine.malformed');
    // what is small enough reaches the game, which takes texts and trips over the rest
    const { accepted } = submit(race(), { seat: 0, decision: 1, answer: most });
    expect(accepted).toBe(typeof most === 'string');
    if (!accepted) expectRefused(race(), { seat: 0, decision: 1, answer: most }, 'engine.rules-failed');
  });

  test.each([undefined, Number.NaN, Number.POSITIVE_INFINITY, -0, 1n])('is never handed %s', (odd) => {
    expectRefused(race(), { seat: 0, decision: 1, answer: odd }, 'engine.malformed');
    expectRefused(race(), { seat: 0, decision: 1, answer: [odd] }, 'engine.malformed');
  });
});

describe('what is accepted', () => {
  test('is stored without the junk around it', () => {
    const match = cards();
    const input = { ...asked(match), answer: 'high', name: 'x'.repeat(1000), undo: undefined, at: undefined };
    expectAccepted(match, input);
    expect(match.since).toStrictEqual([{ seat: 0, decision: 1, answer: 'high' }]);
  });

  test('does not change when the sender changes it later', () => {
    const match = startMatch(marketDay, { seats: 2, seed: 'hostile' });
    const goods = { apples: 2, bread: 2 };
    expectAccepted(match, { ...asked(match), answer: goods });
    goods.apples = 99;
    expect(match.since).toMatchObject([{ answer: { apples: 2 } }]);
    expect(match.table.state).toMatchObject({ traders: [{ goods: { apples: 2, bread: 2 } }, {}] });
  });

  test('is not changed by rules that keep the answer and work on it', () => {
    const match = startMatch(marketDay, { seats: 2, seed: 'hostile' });
    answer(match, 0, { apples: 2, bread: 2 });
    answer(match, 0, ['apples']);
    expect(match.table.state).toMatchObject({ traders: [{ goods: { apples: 1, bread: 2 } }, {}] });
    expectAccepted(match, { seat: 0, undo: true });
    expect(match.table.state).toMatchObject({ traders: [{ goods: { apples: 2, bread: 2 } }, {}] });
  });

  test('may be a clock input that carries more than the time', () => {
    const match = startMatch(tapRace, { seats: 1, seed: 'time' });
    expectAccepted(match, { at: 5, undo: true, answer: 'roll' });
    expectAccepted(match, { at: 6, seat: undefined });
    expect(match.table.now).toBe(6);
    expect(match.since).toStrictEqual([{ at: 5 }, { at: 6 }]);
  });

  test('reports its events', () => {
    const match = cards();
    expect(submit(match, { ...asked(match), answer: 'low' })).toEqual({
      accepted: true,
      events: [{ type: 'directionCalled', direction: 'low' }],
    });
  });
});
