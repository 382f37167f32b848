import { decisionOf, type Json, saveMatch, startMatch } from '@starboard/engine';
import { bellRingers } from '@starboard/engine/testing/toys';
import { describe, expect, test } from 'vitest';
import type { Pace } from '../clock/pace.ts';
import { orderedInputs } from '../due/orders.ts';
import { HostedMatch } from '../hosted-match.ts';
import type { Author, Later } from '../log/log-entry.ts';
import { playInRuns } from '../testing/index.ts';

// Each may ring at one of three strokes that follow each other; who cannot ring at the first may hum at the second.

const live = { free: 60_000, reserve: 60_000, window: 3_000 };
const person = { kind: 'person', account: 'ann', name: 'Ann', isReady: true } as const;

/** A table of three people, or of one and two bots, whose bells ring at these strokes. */
class Tower {
  readonly hosted: HostedMatch;
  readonly seats;

  constructor(bells: readonly number[], pace: Pace | null = live, isAlone = false) {
    const match = startMatch(bellRingers, { seats: bells.length, seed: 'tower' });
    Object.assign((match.position.state as { bells: number[] }).bells, bells);
    const stored = { id: 'one', seq: 0, saved: saveMatch(match), savedSeq: 0, told: [], clock: null };
    this.hosted = new HostedMatch(bellRingers, stored, { recent: [], pace, latestAt: 0, viewers: [] });
    this.seats = bells.map((_, seat) =>
      isAlone && seat > 0 ? ({ kind: 'bot', level: 'random' } as const) : person,
    );
  }

  says(seat: number, answer: Json, { by = 'person', later }: { by?: Author; later?: Later } = {}): this {
    const input = { seat, decision: decisionOf(this.hosted.match, seat), answer };
    const taken = this.hosted.take({ input, by, seat, request: null, later }, 0);
    if ('refused' in taken) throw new Error(taken.refused.key);
    return this;
  }

  /** What the host answers by itself, until it has nothing to answer. */
  goesOn(): this {
    for (;;) {
      const [input] = orderedInputs(this.hosted, this, new Map());
      if (!input) return this;
      this.says(input.seat, input.answer, { by: 'order' });
    }
  }

  /** What is asked, and of whom. */
  get asked(): string {
    const { questions } = this.hosted.match;
    return `${questions[0]?.prompt} ${questions.map(({ seat }) => seat).join()}`;
  }
}

describe('a run of windows', () => {
  test('is asked once of each player', () => {
    const tower = new Tower([3, 3, 3]);
    for (const seat of [0, 1]) tower.says(seat, 'wait').goesOn();
    expect(tower.asked).toBe('first 2');
    tower.says(2, 'wait').goesOn();
    expect(tower.asked).toBe('next 0');
  });

  test('is over when something happens', () => {
    const tower = new Tower([2, 3, 1]).says(0, 'wait').says(1, 'wait');
    tower.says(2, 'wait', { later: { prompt: 'second', answer: 'ring' } }).goesOn();
    expect(tower.asked).toBe('second 0,1,2');
  });

  test('goes on where something happens that not all see', () => {
    const tower = new Tower([0, 0, 3]).says(0, 'wait').says(1, 'wait');
    tower.says(2, 'wait', { later: { prompt: 'second', answer: 'hum' } }).goesOn();
    expect(tower.asked).toBe('next 0');
    expect(tower.hosted.match.position.state).toMatchObject({ hummed: [2] });
  });

  test('passes for who did not answer in time, and for none for whom a bot or an order passed', () => {
    const tower = new Tower([3, 3, 3]).says(0, 'wait', { by: 'clock' }).says(1, 'wait', { by: 'bot' });
    tower.says(2, 'wait', { by: 'order' }).goesOn();
    expect(tower.asked).toBe('second 1,2');
  });

  test('asks a player who has stepped back', () => {
    const tower = new Tower([3, 3, 3]).says(0, 'wait');
    tower.hosted.take({ input: { seat: 0, undo: true }, by: 'person', seat: 0, request: null }, 0);
    tower.says(1, 'wait').says(2, 'wait').goesOn();
    expect(tower.asked).toBe('first 0');
  });

  test.each([
    ['without a clock', null, false],
    ['alone with bots', live, true],
  ])('asks again %s where there is something new to do', (_, pace, isAlone) => {
    const tower = new Tower([2, 0, 0], pace, isAlone);
    for (const seat of [0, 1, 2]) tower.says(seat, 'wait');
    tower.goesOn();
    expect(tower.asked.startsWith('second 0')).toBe(true);
    for (const seat of [0, 1, 2].slice(0, tower.hosted.match.questions.length)) tower.says(seat, 'wait');
    tower.goesOn();
    expect(tower.asked.startsWith('third 0')).toBe(true);
  });

  test('lets players do all that they could have done window by window', () => {
    for (let game = 0; game < 60; game++) {
      const settings = { seats: 2 + (game % 3), seed: `strokes ${game}` };
      const inRuns = playInRuns(bellRingers, settings, { isInRuns: true, most: 2_000 });
      const oneByOne = playInRuns(bellRingers, settings, { isInRuns: false, most: 2_000 });
      expect(inRuns.saved).toEqual(oneByOne.saved);
      expect(inRuns.events).toEqual(oneByOne.events);
      expect(inRuns.asked).toBeLessThan(oneByOne.asked);
    }
  });
});
