import { canonical, isLegal, type Json, type Match, randomFrom, startMatch, submit } from '@starboard/engine';
import { answer, highCard, marketDay, masquerade } from '@starboard/engine/testing';
import { describe, expect, test } from 'vitest';
import {
  askBot,
  type Bot,
  botByName,
  bots,
  botsFor,
  eagerBot,
  everyBot,
  luckFor,
  randomBot,
  standInFor,
  standInName,
} from './index.ts';

const secret = 'S3CRET-seed-of-the-match';
const cards = () => startMatch(highCard, { seats: 3, seed: secret });

/** The leader has called; three seats choose a card face down. */
function trick(): Match {
  const match = cards();
  for (const choice of ['high', '1', 'keep']) answer(match, 0, choice);
  return match;
}

/** A bot that does as it is told, after it has looked at all it was given. */
const spy = (look: (...given: Parameters<Bot['decide']>) => void): Bot => ({
  name: 'spy',
  decide(...given) {
    look(...given);
    return randomBot.decide(...given);
  },
});

/** Everything that can be reached from a value, functions and prototypes apart. */
function reachable(value: unknown, found = new Set<object>()): Set<object> {
  if (typeof value !== 'object' || value === null || found.has(value)) return found;
  found.add(value);
  for (const item of Object.values(value)) reachable(item, found);
  return found;
}

describe('a bot that is asked', () => {
  test('is given its prompt as it goes over the wire, and its seat', () => {
    const match = trick();
    const hand = (match.position.state as { hands: number[][] }).hands[2] ?? [];
    const asked = spy((prompt, { seat }) => {
      expect(seat).toBe(2);
      expect(JSON.parse(JSON.stringify(prompt))).toStrictEqual(prompt);
      expect(prompt).toMatchObject({
        decision: 1,
        prompt: 'choose-card',
        shape: { kind: 'choose', options: hand.map(String) },
      });
    });
    expect(hand.map(String)).toContain(askBot(asked, match, 2, luckFor(secret)));
  });

  test('must be asked', () => {
    expect(() => askBot(randomBot, cards(), 1, luckFor(secret))).toThrow('seat 1 is not asked');
  });

  test('finds the seed of the match in nothing it can reach', () => {
    for (const match of [cards(), trick(), startMatch(masquerade, { seats: 2, seed: secret })]) {
      const { seat } = match.questions[0] ?? { seat: -1 };
      const texts: string[] = [];
      const looking = spy((prompt, { look, random }) => {
        const world = look();
        texts.push(canonical([prompt, random, world.position, world.checkpoint, world.since]));
        texts.push(canonical([world.table.events, world.questions]));
      });
      askBot(looking, match, seat, luckFor(secret));
      expect(texts.filter((text) => text.includes(secret))).toEqual([]);
    }
  });

  test('reaches nothing of the match itself', () => {
    const match = trick();
    const own = reachable([match.table, match.questions, match.checkpoint, match.since]);
    const looking = spy((prompt, { look, random }) => {
      const { game: _, ...world } = look();
      const shared = [...reachable([prompt, random, world])].filter((item) => own.has(item));
      expect(shared).toEqual([]);
    });
    askBot(looking, match, 1, luckFor(secret));
  });

  test('changes nothing by what it does to its prompt or a world', () => {
    const match = trick();
    const before = canonical([match.position, match.questions]);
    const scribbler = spy((prompt, { look }) => {
      const { options } = prompt.shape as { options?: string[] };
      submit(look(), { seat: 1, decision: prompt.decision, answer: options?.[0] });
      options?.push('all of them');
    });
    askBot(scribbler, match, 1, luckFor(secret));
    expect(canonical([match.position, match.questions])).toBe(before);
  });

  test('looks at another world each time, all of which it could be in', () => {
    const match = trick();
    const hands: number[][][] = [];
    const looking = spy((_prompt, { look }) => {
      for (let i = 0; i < 10; i++) hands.push((look().position.state as { hands: number[][] }).hands);
    });
    askBot(looking, match, 0, luckFor(secret));
    const actual = (match.position.state as { hands: number[][] }).hands;
    expect(new Set(hands.map((each) => String(each[0])))).toEqual(new Set([String(actual[0])]));
    expect(new Set(hands.map((each) => String(each[1]))).size).toBeGreaterThan(5);
  });
});

describe('the random bot', () => {
  const luck = () => randomFrom('luck');

  test('answers every kind of question legally', () => {
    for (const game of [highCard, marketDay, masquerade]) {
      const match = startMatch(game, { seats: 2, seed: 'any' });
      const random = luck();
      for (let count = 0; count < 12 && !match.position.outcome; count++) {
        const question = match.questions[0];
        if (!question) throw new Error('nobody is asked');
        const given = askBot(randomBot, match, question.seat, random);
        expect(isLegal(question.shape, given)).toBe(true);
        answer(match, question.seat, given);
      }
    }
  });

  test('gives every option its chance', () => {
    const match = cards();
    const random = luck();
    const given = Array.from({ length: 50 }, () => askBot(randomBot, match, 0, random));
    expect(new Set(given)).toEqual(new Set(['high', 'low']));
  });

  test('gives the same answers with the same luck, others with other luck', () => {
    const answers = (seed: string): string => {
      const random = luckFor(seed);
      const match = startMatch(marketDay, { seats: 2, seed: 'any' });
      return canonical(Array.from({ length: 20 }, () => askBot(randomBot, match, 0, random)));
    };
    expect(answers('one')).toBe(answers('one'));
    expect(answers('one')).not.toBe(answers('other'));
  });

  test('is known by its name', () => {
    expect(botByName('random', highCard)).toBe(randomBot);
    expect(botByName('nobody', highCard)).toBeUndefined();
    expect(new Set(bots.map(({ name }) => name)).size).toBe(bots.length);
  });
});

test("a game's own bots play that game alone", () => {
  const sharp: Bot = { ...randomBot, name: 'sharp' };
  const withBots = { ...highCard, bots: [sharp] };
  expect(botsFor(withBots)).toEqual([...bots, sharp]);
  expect(botByName('sharp', withBots)).toBe(sharp);
  expect(botByName('sharp', highCard)).toBeUndefined();
});

describe('whoever stands in for somebody', () => {
  /** What is answered for the seat that leads, from the first call on. */
  const answersFor = (game: typeof highCard, count: number): Json[] => {
    const match = startMatch(game, { seats: 2, seed: 'away' });
    return Array.from({ length: count }, () => {
      const given = askBot(standInFor(game), match, 0, luckFor(secret));
      answer(match, 0, given);
      return given;
    });
  };

  test('plays as the game says, and is no bot that a seat is given to', () => {
    expect(answersFor(highCard, 3)).toEqual(['high', '1', 'keep']);
    expect(botByName(standInName, highCard)).toBeUndefined();
    expect(everyBot(highCard).map(({ name }) => name)).toEqual(['random', 'eager', standInName]);
  });

  test('lets moments pass in a game that says nothing', () => {
    const { standIn: _, ...silent } = highCard;
    for (let seed = 0; seed < 20; seed++)
      expect(askBot(standInFor(silent), cards(), 0, randomFrom(String(seed)))).toBe('high');
  });
});

describe('the eager bot', () => {
  const prompt = (options: readonly string[]) =>
    ({ decision: 1, prompt: 'act', shape: { kind: 'choose', options }, timeout: 'pass' }) as const;
  const decide = (options: readonly string[], random = randomFrom('luck')) =>
    eagerBot.decide(prompt(options), {
      seat: 0,
      random,
      look: () => {
        throw new Error('it need not look');
      },
      glance: () => undefined,
      hasWaited: false,
      isTimed: () => false,
      now: () => 0,
      draw: () => {
        throw new Error('it chooses by itself');
      },
    });

  test('lets no moment pass in which it could do something', () => {
    const random = randomFrom('luck');
    const done = Array.from({ length: 40 }, () => decide(['zap', 'pass', 'plague'], random));
    expect(new Set(done)).toEqual(new Set(['zap', 'plague']));
  });

  test('passes where it must', () => {
    expect(decide(['pass'])).toBe('pass');
  });
});
