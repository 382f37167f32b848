import { type Json, standingInput } from '@starboard/engine';
import { describe, expect, test } from 'vitest';
import { cosmicEncounter } from '../index.ts';
import { scenario, type ScenarioTable } from '../testing/index.ts';
import {
  answers,
  passesEncounter,
  passesOutside,
  presets,
  thenAbout,
  thenAt,
  thenTo,
  thingThens,
  withAnswer,
  withPassEncounter,
  withPassOutside,
  withThenAbout,
  withThenAt,
  withThenTo,
} from './editing.ts';
import { usualOrders } from './orders.ts';
import type { StandingOrder } from './order.ts';

const refuse = (orders: readonly StandingOrder[]) => cosmicEncounter.standing?.refuse(orders) ?? null;

describe('Orders are changed line by line', () => {
  test('for all moments, for a phase, for one moment', () => {
    const one = withThenAt(presets.careful, 'reveal.after-reveal', 'pass');
    const two = withThenAt(one, 'reveal', 'ask');
    const three = withThenAt(two, 'all', 'pass');
    expect(three.map(({ at, then }) => [at, then])).toEqual([
      ['all', 'pass'],
      ['reveal', 'ask'],
      ['reveal.after-reveal', 'pass'],
    ]);
    expect(['all', 'reveal', 'reveal.after-reveal', 'launch'].map((at) => thenAt(three, at))).toEqual([
      'pass',
      'ask',
      'pass',
      null,
    ]);
    expect(withThenAt(withThenAt(three, 'reveal', null), 'reveal.after-reveal', null)).toEqual([
      { at: 'all', as: 'any', then: 'pass' },
    ]);
    expect(refuse(three)).toBeNull();
  });

  test('for one card or power, which counts more than any moment', () => {
    for (const then of thingThens) {
      const given = withThenAbout(withThenAbout(usualOrders, 'plague', 'ask'), 'plague', then);
      expect(refuse(given)).toBeNull();
      expect(given).toHaveLength(2);
      expect(thenAbout(given, 'plague')).toBe(then);
      expect(withThenAt(given, 'reveal', 'ask').at(-1)).toEqual(given.at(-1));
      expect(withThenAbout(given, 'plague', null)).toEqual(usualOrders);
    }
    expect(thenAbout(usualOrders, 'plague')).toBeNull();
  });

  test('as an answer to what another player uses, beside what else is ordered for the card', () => {
    const given = withAnswer(
      withThenAbout(usualOrders, 'cosmic-zap', 'pass'),
      'cosmic-zap',
      'zombie.immortality',
      true,
    );
    expect(refuse(given)).toBeNull();
    expect(answers(given, 'cosmic-zap', 'zombie.immortality')).toBe(true);
    expect(answers(given, 'cosmic-zap', 'macron.mass')).toBe(false);
    expect(thenAbout(given, 'cosmic-zap')).toBe('pass');
    expect(withAnswer(given, 'cosmic-zap', 'zombie.immortality', false)).toHaveLength(2);
  });

  test('for all answers to one use, which count more than what is ordered for a card', () => {
    const stops = withThenAbout(usualOrders, 'cosmic-zap', 'ask');
    const given = withThenTo(stops, 'zombie.immortality', 'pass');
    expect(refuse(given)).toBeNull();
    expect(thenTo(given, 'zombie.immortality')).toBe('pass');
    expect(thenTo(given, 'macron.mass')).toBeNull();
    expect(withThenTo(given, 'zombie.immortality', null)).toEqual(stops);
    // but a card that is to answer just that does so
    const answering = withAnswer(given, 'cosmic-zap', 'zombie.immortality', true);
    expect(withThenTo(answering, 'zombie.immortality', 'ask').at(-1)).toEqual(answering.at(-1));
    expect(refuse([{ at: 'react', as: 'any', then: 'pass', to: 'lunch' }])).not.toBeNull();
  });

  test('and what was ordered elsewhere stays as it is', () => {
    const typed: StandingOrder = { at: 'reveal', as: 'main', then: 'ask' };
    const given = withThenAt(withPassOutside([typed], true), 'reveal', 'pass');
    expect(given).toContain(typed);
    expect(thenAt(given, 'reveal')).toBe('pass');
  });

  test('the presets are orders, and the middle one is what is usual', () => {
    for (const orders of Object.values(presets)) expect(refuse(orders)).toBeNull();
    expect(presets.careful).toEqual(usualOrders);
    expect(withPassOutside(presets.careful, true)).toEqual(presets.quick);
    expect(passesOutside(presets.quick)).toBe(true);
    expect(withPassOutside(presets.quick, false)).toEqual(presets.careful);
  });
});

const flared = {
  red: { hand: ['attack-20', 'attack-04'], extra: ['emotion-control'] },
  blue: { hand: ['attack-06', 'attack-04'] },
  green: { extra: ['cosmic-zap', 'flare-zombie'] },
} as const;

const answerOf = ({ match }: ScenarioTable, orders: readonly StandingOrder[]): Json | undefined => {
  const input = standingInput(match, 0, orders as unknown as Json);
  return input && 'answer' in input ? input.answer : undefined;
};

scenario(
  'Everything can be passed until the encounter ends, and asked again in the next',
  flared,
  (table) => {
    table.encounter({ defense: 'blue', ships: 3 }).lay('attack-20', 'attack-06').until('reveal.after-reveal');
    const given = withPassEncounter(usualOrders, table.view, true);
    expect(refuse(given)).toBeNull();
    expect(passesEncounter(given, table.view)).toBe(true);
    expect(answerOf(table, usualOrders)).toBeUndefined();
    expect(answerOf(table, given)).toBe('pass');
    // also where a card was to be stopped for
    expect(answerOf(table, withThenAbout(given, 'emotion-control', 'ask'))).toBe('pass');
    expect(withPassEncounter(given, table.view, false)).toEqual(usualOrders);
    const later = { turnNumber: table.view.turnNumber + 1, encounter: table.view.encounter };
    expect(passesEncounter(given, later)).toBe(false);
    expect(withPassEncounter(given, later, true)).toHaveLength(2);
  },
);
