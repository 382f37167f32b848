import { type Bot, canonical, isPause, type Json, type Match, startMatch } from '@starboard/engine';
import { tapRace } from '@starboard/engine/testing';
import { describe, expect, test } from 'vitest';
import { askBot, betweenActs, eagerBot, luckFor, playOut, randomBot } from './index.ts';

const race = (seats = 2, seed = 'race') => startMatch(tapRace, { seats, seed, undo: false });

/** A bot that says these things one after another, and then nothing. */
function saying(...words: readonly Json[]): Bot & { readonly asked: number[] } {
  const asked: number[] = [];
  return {
    name: 'saying',
    asked,
    decide(_prompt, { look }) {
      asked.push(look().position.now);
      return words[asked.length - 1] ?? null;
    },
  };
}

const silent = (): Bot => saying();

function played(match: Match, bots: readonly Bot[], seed = 'luck') {
  return playOut(match, { bots, random: luckFor(seed), mostDecisions: 500, checks: true });
}

describe('bots in real time', () => {
  test('play until the bell rings', () => {
    for (const bot of [randomBot, eagerBot]) {
      const match = race(6);
      const { failure, decisions } = played(match, [bot, bot, bot, bot, bot, bot]);
      expect(failure).toBeNull();
      expect(decisions).toBeGreaterThan(6);
      // two rounds of two seconds, and never more acts than a person could make
      expect(match.position.now).toBeLessThanOrEqual(4000);
      expect(decisions).toBeLessThanOrEqual(6 * Math.ceil(4000 / betweenActs));
    }
  });

  test('play the same with the same luck, and otherwise with other luck', () => {
    const ends = ['one', 'one', 'other'].map((seed) => {
      const match = race();
      played(match, [randomBot, randomBot], seed);
      return canonical(match.position);
    });
    expect(ends[1]).toBe(ends[0]);
    expect(ends[2]).not.toBe(ends[0]);
  });

  test('may say nothing at all: the bell rings all the same', () => {
    const match = race();
    expect(played(match, [silent(), silent()])).toMatchObject({ decisions: 0, failure: null });
    expect(match.position.now).toBe(4000);
  });

  test('act when they said they would', () => {
    const match = race(1);
    const bot = saying({ wait: 300 }, { wait: 0.5 }, 'roll');
    played(match, [bot]);
    // the roll is taken at 301, and changes something
    expect(bot.asked.length).toBeGreaterThan(3);
    expect(match.position.random.drawn['dice']).toBe(1);
  });

  test('that wait for others are asked when something has changed', () => {
    const match = race(2);
    const waiter = saying();
    const actor = saying({ wait: 700 }, 'roll');
    played(match, [waiter, actor]);
    // at the start, after the roll, and when the second round began
    expect(waiter.asked).toEqual([0, 700, 2000]);
  });

  test('that only wait where no bell rings stop the playing out', () => {
    const { main } = tapRace;
    const unheard = Object.assign({}, main.steps['race'], { wakes: () => null });
    const steps = { ...main.steps, race: unheard };
    const match = startMatch({ ...tapRace, procedures: [{ ...main, steps }] }, { seats: 1, seed: 'race' });
    for (const bot of [silent(), { name: 'dawdler', decide: () => ({ wait: 10 }) }])
      expect(played(match, [bot]).failure).toBe('nobody can act');
  });
});

describe('a bot that is asked an open question', () => {
  test('takes a breath now and then where the clock runs, and answers at last', () => {
    const luck = luckFor('breath');
    const match = race();
    const said = Array.from({ length: 60 }, () => askBot(randomBot, match, 0, luck));
    const pauses = said.filter((word) => isPause({ kind: 'open' }, word));
    expect(pauses.length).toBeGreaterThan(10);
    expect(said.filter((word) => word === 'roll').length).toBe(60 - pauses.length);
    expect(pauses).not.toContain(null);
  });
});
