import { type Question, startMatch } from '@starboard/engine';
import { expect, test } from 'vitest';
import { alienFrontiers } from '../../game.ts';
import { randomPlay } from '../../testing/random-play.ts';
import type { State } from '../state/state.ts';
import { techCards } from './index.ts';
import type { Power } from './power.ts';

/** What a power could be pointed at first, listed in full. */
function targetsOf({ procedure }: Power, state: State): readonly string[] {
  const { target } = procedure.steps as unknown as Record<
    'target',
    { questions(state: State, locals: { chosen: string[] }): readonly Question[] }
  >;
  const shape = target.questions(state, { chosen: [] })[0]?.shape;
  return shape?.kind === 'choose' || shape?.kind === 'pick' ? shape.options : [];
}

test.each([2, 3, 4])(
  'a power is refused for want of a target exactly where it has none, %i players',
  (seats) => {
    const counts = { refused: 0, usable: 0 };
    for (const seed of ['one', 'two', 'three', 'four']) {
      const match = startMatch(alienFrontiers, { seats, seed, options: {} });
      for (const { prompt } of randomPlay(match, seed)) {
        if (prompt !== 'af.ask.act') continue;
        const state = match.position.state as State;
        for (const { title, fuel, discard } of Object.values(techCards))
          for (const power of [fuel, discard]) {
            if (!power) continue;
            const refusal = power.refuses(state)?.key ?? null;
            if (refusal === 'af.cannot-pay') continue;
            const hasTarget = targetsOf(power, state).length > 0;
            expect([seed, title, refusal]).toEqual([seed, title, hasTarget ? null : 'af.no-target']);
            counts[hasTarget ? 'usable' : 'refused']++;
          }
      }
    }
    expect(counts.refused).toBeGreaterThan(100);
    expect(counts.usable).toBeGreaterThan(100);
  },
);
