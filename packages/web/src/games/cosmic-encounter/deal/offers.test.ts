import { nothing } from '@starboard/cosmic-encounter/deal';
import { expect, test } from 'vitest';
import { EventLog } from '../../../table/store/event-log.ts';
import { offersSoFar } from './offers.ts';

const offered = (seat: number, version: number) => ({
  type: 'dealOffered',
  seat,
  to: 1 - seat,
  version,
  gives: { ...nothing, random: version },
  wants: nothing,
});

test('offers of these talks are told, the latest first, each with the no it got', () => {
  const log = EventLog.empty.with([
    offered(0, 1),
    { type: 'dealMade' },
    offered(1, 1),
    { type: 'dealDeclined', seat: 0, why: 'too-little' } as never,
    offered(0, 2),
  ]);
  expect(offersSoFar(log, 0)).toMatchObject([
    { number: 2, seat: 0, terms: { offense: { random: 2 }, defense: nothing }, declined: null },
    {
      number: 1,
      seat: 1,
      terms: { offense: nothing, defense: { random: 1 } },
      declined: { seat: 0, why: 'too-little' },
    },
  ]);
});

test('before the first one there are none, whatever was offered in talks before', () => {
  const log = EventLog.empty.with([offered(0, 1), { type: 'encounterStarted' }]);
  expect(offersSoFar(log, 0)).toEqual([]);
});
