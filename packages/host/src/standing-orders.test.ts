import {
  decisionOf,
  type Input,
  type Json,
  saveMatch,
  type StandingOrders,
  startMatch,
} from '@starboard/engine';
import { highCard } from '@starboard/engine/testing/toys';
import { expect, test } from 'vitest';
import { orderedInputs } from './due-work.ts';
import { HostedMatch } from './hosted-match.ts';
import type { LogEntry } from './log/log-entry.ts';

/** Calls as ordered, and decides nothing else. */
const standing: StandingOrders = {
  usual: null,
  refuse: () => null,
  answer: (orders, { shape }) =>
    shape.kind === 'choose' && shape.options.some((option) => option === orders) ? orders : undefined,
};
const game = { ...highCard, standing };
const person = { kind: 'person', account: 'ann', name: 'Ann', isReady: true } as const;
const table = { seats: [person, person] };
const orders = new Map<number, Json>([[0, 'high']]);

/** The match as its host has it, or as another takes it up from the log. */
function hostedWith(log: readonly LogEntry[]): HostedMatch {
  const saved = saveMatch(startMatch(game, { seats: 2, seed: 'orders' }));
  const stored = { id: 'one', seq: log.length, saved, savedSeq: 0, told: [0, 0, 0], clock: null };
  return new HostedMatch(game, stored, { recent: log, pace: null, latestAt: 0 });
}

test('the player who has stepped back from an ordered answer decides anew', () => {
  const hosted = hostedWith([]);
  const log: LogEntry[] = [];
  const takes = (input: Input, by: LogEntry['by']): void => {
    const taken = hosted.take({ input, by, seat: 0, request: null }, 0);
    if ('refused' in taken) throw new Error(taken.refused.key);
    log.push(taken.entry);
  };
  const [called] = orderedInputs(hosted, table, orders);
  expect(called).toMatchObject({ seat: 0, answer: 'high' });
  if (called) takes(called, 'order');
  takes({ seat: 0, undo: true }, 'person');
  expect(orderedInputs(hosted, table, orders)).toEqual([]);
  expect(orderedInputs(hostedWith(log), table, orders)).toEqual([]);
  takes({ seat: 0, decision: decisionOf(hosted.match, 0), answer: 'low' }, 'person');
  expect(hosted.steppedBack).toBeNull();
});
