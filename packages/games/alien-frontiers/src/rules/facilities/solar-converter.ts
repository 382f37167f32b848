import { goto } from '@starboard/engine';
import { hasBonus } from '../control.ts';
import { gain, tokens } from '../resources.ts';
import { shipOf } from '../ships.ts';
import type { ShipIndex } from '../state.ts';
import type { Facility } from './facility.ts';

/** Half the value in fuel, rounded up. */
export const solarConverter: Facility = {
  id: 'solar-converter',
  pattern: 'single',
  effect(table, seat, ships) {
    const { value } = shipOf(table.state, seat, ships[0] as ShipIndex);
    const bonus = hasBonus(table.state, seat, 'lem-badlands') ? 1 : 0;
    gain(table, seat, tokens(Math.ceil(value / 2) + bonus, 0));
    return goto('act');
  },
};
