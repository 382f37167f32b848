import {
  type AnyGame,
  decisionOf,
  type Input,
  type Json,
  saveMatch,
  type StandingOrders,
  startMatch,
} from '@starboard/engine';
import { highCard, masquerade } from '@starboard/engine/testing/toys';
import { expect, test } from 'vitest';
import { HostedMatch } from '../hosted-match.ts';
import type { LogEntry } from '../log/log-entry.ts';
import { orderedInputs } from './orders.ts';

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
function hostedWith(log: readonly LogEntry[], played: AnyGame = game): HostedMatch {
  const saved = saveMatch(startMatch(played, { seats: 2, seed: 'orders' }));
  const stored = { id: 'one', seq: log.length, saved, savedSeq: 0, told: [0, 0, 0], clock: null };
  return new HostedMatch(played, stored, { recent: log, pace: null, latestAt: 0 });
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
  expect(hosted.steppedBack).toEqual([]);
});

test('so do two who have both stepped back while all answer together', () => {
  const hosted = hostedWith([], { ...masquerade, standing });
  const sleeping = new Map<number, Json>([
    [0, 'sleep'],
    [1, 'sleep'],
  ]);
  for (const seat of [0, 1]) {
    const [ordered] = orderedInputs(hosted, table, sleeping);
    if (ordered?.seat !== seat) throw new Error(`no order of seat ${seat} is followed`);
    hosted.take({ input: ordered, by: 'order', seat, request: null }, 0);
    hosted.take({ input: { seat, undo: true }, by: 'person', seat, request: null }, 0);
  }
  expect(orderedInputs(hosted, table, sleeping)).toEqual([]);
});
