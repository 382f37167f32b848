import type { SeatHolder, TableDetail } from '@starboard/protocol';
import { expect, test } from 'vitest';
import { isAlone, isDuel } from './is-alone.ts';

const bot: SeatHolder = { kind: 'bot', level: 'easy' };
const person = (more = {}): SeatHolder => ({
  kind: 'person',
  account: 'a',
  name: 'Ann',
  isReady: true,
  ...more,
});
const at = (...seats: SeatHolder[]) =>
  isAlone({ table: { seats } as Pick<TableDetail, 'seats'> as TableDetail });

test('with bots only there is nobody to ask', () => {
  expect(at(person(), bot, bot)).toBe(true);
  expect(at(person(), bot, person())).toBe(false);
});

test('nor when everybody else has given up', () => {
  expect(at(person(), bot, person({ hasResigned: true }))).toBe(true);
});

test('who has stepped out for a while is still there', () => {
  expect(at(person(), bot, person({ standIn: 'normal' }))).toBe(false);
});

test('between the last two, giving up ends it', () => {
  const isEndedByGivingUp = (...seats: SeatHolder[]) =>
    isDuel({ table: { seats } as Pick<TableDetail, 'seats'> as TableDetail });
  expect(isEndedByGivingUp(person(), person())).toBe(true);
  expect(isEndedByGivingUp(person(), person({ hasResigned: true }), person())).toBe(true);
  expect(isEndedByGivingUp(person(), person(), bot)).toBe(false);
});
