import type { Seat } from '@starboard/engine';
import { shipsInEncounter } from '../../rules/ships/ships.ts';
import type { State } from '../../rules/state/state.ts';
import { alien } from '../alien.ts';
import { canOozeIn, canOozeOut, choosingOoze, ooze } from './ooze.ts';

const canOoze = (state: State, seat: Seat): boolean => canOozeIn(state, seat) || canOozeOut(state, seat);

const mayOoze = (state: State, seat: Seat): boolean =>
  shipsInEncounter(state, seat) > 0 && canOoze(state, seat);

/** Ooze: any number of own ships flow into the encounter, or out of it. */
export const amoeba = alien({
  id: 'amoeba',
  power: {
    id: 'amoeba.ooze',
    when: 'planning.after-select',
    as: 'main',
    use: 'may',
    if: mayOoze,
    asks: choosingOoze('amoeba-ooze', Number.MAX_SAFE_INTEGER),
    effect: ooze,
  },
  wild: {
    when: 'planning.before-select',
    as: 'main',
    if: canOoze,
    asks: choosingOoze('amoeba-wild-ooze', 4),
    effect: ooze,
  },
  super: { when: 'planning.after-select', as: 'ally', if: mayOoze, usesPower: 'amoeba.ooze' },
});
