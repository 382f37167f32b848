import { savedAsIs, type Seat, startMatch } from '@starboard/engine';
import { tapRace } from '@starboard/engine/testing/toys';
import { expect, test } from 'vitest';
import { botQuestions } from '../bots/bot-questions.ts';
import { clocksFor } from '../clock/seat-clocks.ts';
import { HostedMatch } from '../hosted-match.ts';
import type { SeatHolder } from '../seat-holder.ts';
import { dueAt } from './due-at.ts';
import { orderedInputs } from './orders.ts';
import { overdue } from './time-up.ts';

test('in real time what is due is told without working out what people may do', () => {
  const { race } = tapRace.main.steps;
  if (typeof race !== 'object' || race.takes !== 'acts') throw new Error('a race takes acts');
  const workedOut: Seat[] = [];
  const question = (state: never, locals: never, seat: Seat) => {
    workedOut.push(seat);
    return race.question(state, locals, seat);
  };
  const main = { ...tapRace.main, steps: { ...tapRace.main.steps, race: { ...race, question } } };
  const game = { ...tapRace, main, procedures: [main] };
  const saved = savedAsIs(startMatch(game, { seats: 3, seed: 'lazy' }));
  const stored = { id: 'race', seq: 0, saved, savedSeq: 0, told: [0, 0, 0, 0], clock: null };
  const pace = { free: 60_000, reserve: 0, window: 1_000 };
  const hosted = new HostedMatch(game, stored, { recent: [], pace, latestAt: 0 });
  const person: SeatHolder = { kind: 'person', account: 'ann', name: 'ann', isReady: true };
  const seats: SeatHolder[] = [person, { ...person, account: 'bob' }, { kind: 'bot', level: 'random' }];
  const table = { seats, status: 'playing' };
  workedOut.length = 0;

  expect(botQuestions(hosted, table)).toEqual([{ match: 'race', seat: 2, decision: 1 }]);
  expect(dueAt(hosted, table, 0)).toBe(2_000);
  expect(orderedInputs(hosted, table, new Map())).toEqual([]);
  expect(overdue(hosted, table, 3_600_000)).toEqual([]);
  expect(clocksFor(hosted.clocks, hosted.match, pace, 0).map(({ due }) => due)).toEqual([null, null, null]);
  expect(new Set(workedOut)).toEqual(new Set([2]));
});
