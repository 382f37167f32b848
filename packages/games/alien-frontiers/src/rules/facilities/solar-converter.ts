import { goto, type Seat } from '@starboard/engine';
import { hasBonus } from '../planet/control.ts';
import { gain, type Tokens, tokens } from '../state/resources.ts';
import { shipOf } from '../ships/ships.ts';
import type { State } from '../state/state.ts';
import { facility } from './facility.ts';

/** Half the value in fuel, rounded up. */
export const solarConverter = facility({
  id: 'solar-converter',
  pattern: 'single',
  gives: solarYield,
  effect(table, seat, ships) {
    const values = ships.map((ship) => shipOf(table.state, seat, ship).value);
    gain(table, seat, solarYield(table.state, seat, values));
    return goto('act');
  },
});

function solarYield(state: State, seat: Seat, [value = 0]: readonly number[]): Tokens {
  const bonus = hasBonus(state, seat, 'lem-badlands') ? 1 : 0;
  return tokens(Math.ceil(value / 2) + bonus, 0);
}
