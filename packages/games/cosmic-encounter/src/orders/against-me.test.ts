import { type Json, standingInput } from '@starboard/engine';
import { expect } from 'vitest';
import type { Colour } from '../index.ts';
import { scenario, type ScenarioTable } from '../testing/index.ts';
import { seatOf } from '../testing/answers.ts';
import type { StandingOrder } from './order.ts';

/** What the orders of a player answer who stops whatever is against them, and passes else. */
function answerOf({ match }: ScenarioTable, colour: Colour, use: string): Json | undefined {
  const orders: readonly StandingOrder[] = [
    { at: 'all', as: 'any', then: 'pass' },
    { at: 'all', as: 'any', then: { use, if: 'against-me' } },
  ];
  const input = standingInput(match, seatOf(colour), orders as unknown as Json);
  return input && 'answer' in input ? input.answer : undefined;
}

const forced = {
  players: 5,
  yellow: { extra: ['force-field'] },
  green: { extra: ['card-zap'] },
  purple: { extra: ['card-zap'] },
} as const;

scenario('What names several players is against each of them', forced, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .invites('offense', 'green', 'purple')
    .joins('green', 'offense', 1)
    .joins('purple', 'offense', 1)
    .plays('yellow', 'force-field', ['green']);
  expect(answerOf(table, 'green', 'card-zap')).toBe('card-zap');
  expect(answerOf(table, 'purple', 'card-zap')).toBe('pass');
});

const vacuumLoses = {
  red: { alien: 'vacuum', hand: ['attack-04', 'attack-06'] },
  blue: { hand: ['attack-10', 'attack-06'] },
  yellow: { extra: ['cosmic-zap'] },
  green: { extra: ['cosmic-zap'] },
} as const;

scenario('What costs players ships is against those whom it costs some', vacuumLoses, (table) => {
  table
    .encounter({ defense: 'blue', ships: 4 })
    .lay('attack-04', 'attack-10')
    .answers('red', { 2: 4, 3: 0 })
    .until('react.power-use');
  expect(answerOf(table, 'yellow', 'cosmic-zap')).toBe('cosmic-zap');
  expect(answerOf(table, 'green', 'cosmic-zap')).toBe('pass');
});

const executes = {
  destiny: ['blue'],
  blue: { extra: ['cosmic-zap'] },
  yellow: { alien: 'shadow' },
  green: { extra: ['cosmic-zap'] },
} as const;

scenario('What names a ship is against its owner', executes, (table) => {
  table.answers('yellow', 'ship:blue:blue-2').until('react.power-use');
  expect(answerOf(table, 'blue', 'cosmic-zap')).toBe('cosmic-zap');
  expect(answerOf(table, 'green', 'cosmic-zap')).toBe('pass');
});

const healed = {
  red: { hand: ['attack-04', 'attack-06'], extra: ['cosmic-zap'] },
  blue: { hand: ['attack-10', 'attack-06'] },
  yellow: { alien: 'healer' },
  green: { extra: ['cosmic-zap'] },
} as const;

scenario(
  'Help is not against the player who gets it, though it came from the other side',
  healed,
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .invites('offense', 'green')
      .invites('defense', 'yellow')
      .joins('yellow', 'defense', 1)
      .joins('green', 'offense', 1)
      .lay('attack-04', 'attack-10')
      .uses('yellow', 'healer.heal', 'red');
    expect(answerOf(table, 'red', 'cosmic-zap')).toBe('pass');
    // as any use of the other side
    expect(answerOf(table, 'green', 'cosmic-zap')).toBe('cosmic-zap');
  },
);

const lent = {
  red: { extra: ['card-zap'] },
  yellow: { alien: 'warrior', extra: ['flare-philanthropist'] },
} as const;

scenario('A power that is lent to a player is not against them', lent, (table) => {
  table.plays('yellow', 'flare-philanthropist', 'red');
  expect(answerOf(table, 'red', 'card-zap')).toBe('pass');
});

const plagued = { yellow: { extra: ['plague'] }, red: { extra: ['card-zap'] } } as const;

scenario('What names one player is against that player', plagued, (table) => {
  table.plays('yellow', 'plague', 'red');
  expect(answerOf(table, 'red', 'card-zap')).toBe('card-zap');
});
