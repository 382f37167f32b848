import { describe, expect, test } from 'vitest';
import { sample } from '../decisions/question.ts';
import { type Match, startMatch, submit } from './match.ts';
import { below, pickOne, type RandomState, randomFrom } from '../position/random.ts';
import type { AnyGame } from './step-of.ts';
import { decisionOf } from './asked.ts';
import { answer, everythingOf, expectAccepted, expectRefused } from '../testing/expect-refused.ts';
import { takesAnyTap } from '../testing/toys/broken.ts';
import { highCard } from '../testing/toys/high-card/high-card.ts';
import { marketDay } from '../testing/toys/market-day/market-day.ts';
import { masquerade } from '../testing/toys/masquerade/masquerade.ts';
import { tapRace } from '../testing/toys/tap-race/tap-race.ts';
import { trapdoors } from '../testing/toys/trapdoors.ts';

const cards = () => startMatch(highCard, { seats: 3, seed: 'submit' });
/** The seat that is asked, and what. */
const asked = (match: Match) => ({
  seat: match.questions[0]?.seat ?? -1,
  decision: decisionOf(match, match.questions[0]?.seat ?? -1),
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
    expectRefused(match, { seat: 1, decision: 0, answer: 'high' }, 'engine.not-asked');
    expectRefused(match, { ...asked(match), seat: 1, answer: 'high' }, 'engine.stale-decision');
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

  test('when it cannot be looked at', () => {
    const match = cards();
    const before = everythingOf(match);
    const input = {
      ...asked(match),
      get answer(): never {
        throw new Error('looked at');
      },
    };
    expect(submit(match, input).accepted).toBe(false);
    expect(everythingOf(match)).toStrictEqual(before);
  });

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
    expect(match.position.state).toMatchObject({ traders: [{ goods: { apples: 2, bread: 2 } }, {}] });
  });

  test('is not changed by rules that keep the answer and work on it', () => {
    const match = startMatch(marketDay, { seats: 2, seed: 'hostile' });
    answer(match, 0, { apples: 2, bread: 2 });
    answer(match, 0, ['apples']);
    expect(match.position.state).toMatchObject({ traders: [{ goods: { apples: 1, bread: 2 } }, {}] });
    expectAccepted(match, { seat: 0, undo: true });
    expect(match.position.state).toMatchObject({ traders: [{ goods: { apples: 2, bread: 2 } }, {}] });
  });

  test('may be a clock input that carries more than the time, but not a step back', () => {
    const match = startMatch(tapRace, { seats: 1, seed: 'time' });
    expectAccepted(match, { at: 5, answer: 'roll' });
    expectAccepted(match, { at: 6, seat: undefined });
    expect(match.position.now).toBe(6);
    expectRefused(match, { at: 7, undo: true }, 'engine.malformed');
  });

  test('is what was sent the first time it was looked at', () => {
    const match = cards();
    let looks = 0;
    const input = {
      ...asked(match),
      get answer() {
        return looks++ === 0 ? 'high' : 'sideways';
      },
    };
    expectAccepted(match, input);
    expect(match.position.state).toMatchObject({ direction: 'high' });
    expect(match.since).toStrictEqual([{ seat: 0, decision: 1, answer: 'high' }]);
  });

  test('is looked at once, so that a second look cannot fail', () => {
    const match = cards();
    const looked = new Set<string | symbol>();
    const input = new Proxy(
      { ...asked(match), answer: 'high' },
      {
        get(target, key): unknown {
          if (looked.has(key)) throw new Error(`looked at ${String(key)} twice`);
          looked.add(key);
          return Reflect.get(target, key);
        },
      },
    );
    expectAccepted(match, input);
  });

  test('reports its events', () => {
    const match = cards();
    expect(submit(match, { ...asked(match), answer: 'low' })).toEqual({
      accepted: true,
      events: [{ type: 'directionCalled', direction: 'low' }],
    });
  });
});

describe('whatever is thrown at a match', () => {
  const plain: readonly unknown[] = [null, true, '', 'high', '__proto__', 'x'.repeat(1000), [], {}, [null]];
  const numbers: readonly unknown[] = [0, -0, -1, 1, 0.5, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY, 10n];
  const strange: readonly unknown[] = [undefined, Symbol.iterator, () => 1, new Date(0), new Map()];
  const disguised: readonly unknown[] = [JSON.parse('{"__proto__":1}'), Object.create({ seat: 0 })];
  const odd = [plain, numbers, strange, disguised].flat();
  const oneOf = (random: RandomState): unknown => pickOne(random, 'odd', odd);
  const often = (random: RandomState, usual: unknown, n: number): unknown =>
    below(random, 'often', n) > 0 ? usual : oneOf(random);

  function thrownAt(match: Match, random: RandomState): unknown {
    const question = match.questions.length > 0 ? pickOne(random, 'asked', match.questions) : undefined;
    const seat = question?.seat ?? 0;
    const input: Record<string, unknown> = {
      seat: often(random, seat, 4),
      decision: often(random, decisionOf(match, seat), 4),
      answer: often(random, question && sample(question.shape, random, 'answer'), 3),
    };
    if (below(random, 'undo', 10) === 0) input['undo'] = often(random, true, 2);
    if (below(random, 'at', 5) === 0) input['at'] = often(random, match.position.now + 1, 2);
    for (const key of Object.keys(input)) if (below(random, 'less', 20) === 0) delete input[key];
    return often(random, input, 40);
  }

  test.each<AnyGame>([highCard, tapRace, masquerade, trapdoors])(
    '$id: what is refused changes nothing',
    (game) => {
      const random = randomFrom('thrown');
      let match = startMatch(game, { seats: 2, seed: 'thrown' });
      for (let count = 0; count < 3000; count++) {
        if (match.position.outcome) match = startMatch(game, { seats: 2, seed: `thrown ${count}` });
        const truth = () => JSON.stringify([match.position, match.checkpoint, match.since, match.questions]);
        const before = truth();
        if (!submit(match, thrownAt(match, random)).accepted) expect(truth()).toBe(before);
      }
    },
  );
});
