import { type Json, standingInput } from '@starboard/engine';
import { expect } from 'vitest';
import { seatOf } from '../testing/answers.ts';
import { scenario } from '../testing/index.ts';
import type { StandingOrder } from './order.ts';
import { usualOrders } from './orders.ts';

const immortal = {
  red: { alien: 'zombie', hand: ['attack-04', 'attack-06'], extra: ['cosmic-zap'] },
  blue: { hand: ['attack-10', 'attack-06'], extra: ['cosmic-zap'] },
} as const;

scenario('By the usual orders nobody is asked whether to stop a power of their own', immortal, (table) => {
  table.encounter({ defense: 'blue', ships: 2 }).lay('attack-04', 'attack-10').until('react.power-use');
  const inputOf = (colour: 'red' | 'blue', orders: readonly StandingOrder[]) =>
    standingInput(table.match, seatOf(colour), orders as unknown as Json);
  expect(inputOf('red', usualOrders)).toMatchObject({ answer: 'pass' });
  expect(inputOf('blue', usualOrders)).toBeNull();
  const wantsToKnow: StandingOrder = { at: 'all', as: 'any', then: 'ask', about: 'cosmic-zap' };
  expect(inputOf('red', [...usualOrders, wantsToKnow])).toBeNull();
});
