import type { Seat } from '@starboard/engine';
import { isAnnouncing, stop } from '../../rules/abilities/answering.ts';
import { asksPlayer } from '../../rules/asking/asking.ts';
import { discardSheet, drawSheet } from '../../rules/powers/new-aliens.ts';
import { holderOf } from '../../rules/powers/powers.ts';
import { hasFailed } from '../../rules/encounter/reading.ts';
import { othersThan } from '../../rules/state/seats.ts';
import { encounterOf, playerOf, type State } from '../../rules/state/state.ts';
import { alien } from '../alien.ts';

/** Others who lost, save who is reborn anyway. */
const mortals = (state: State, seat: Seat): Seat[] =>
  othersThan(state, seat).filter(
    (other) => hasFailed(state, other) && holderOf(state, 'reincarnator') !== other,
  );

/** Reincarnation: a Reincarnator that loses becomes a further alien, instead of the last one. */
export const reincarnator = alien({
  id: 'reincarnator',
  power: {
    id: 'reincarnator.reincarnation',
    when: 'resolution.after-outcome',
    as: 'main-or-ally',
    use: 'must',
    if: hasFailed,
    effect: (table, { seat }) => {
      const last = playerOf(table.state, seat).sheets.filter(({ isSecond }) => isSecond);
      drawSheet(table, seat, true);
      for (const sheet of last) discardSheet(table, seat, sheet);
    },
  },
  wild: {
    when: 'resolution.after-outcome',
    as: 'any',
    if: (state, seat) => mortals(state, seat).length > 0,
    asks: asksPlayer('ce.ask.reincarnate', mortals),
    effect: ({ state }, use) => {
      use.cardTo = Number(use.choices);
      encounterOf(state).reborn.push(Number(use.choices));
    },
  },
  super: {
    when: 'react.power-use',
    as: 'main-or-ally',
    if: (state, seat) => isAnnouncing(state, seat, 'reincarnator.reincarnation'),
    effect: stop,
  },
});
