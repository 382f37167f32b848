import { goto, reason } from '@starboard/engine';
import { hasBonus } from '../control.ts';
import { playerOf } from '../state.ts';
import type { Facility } from './facility.ts';

export const lastCircle = 7;

/** Every ship moves the colony on the own track one circle on. */
export const colonistHub: Facility = {
  id: 'colonist-hub',
  pattern: 'single',
  isClosed(state, seat) {
    return playerOf(state, seat).hub === lastCircle
      ? reason('af.hub-full', undefined, 'af.rule.colonist-hub')
      : null;
  },
  effect(table, seat) {
    const { thisTurn } = table.state;
    const player = playerOf(table.state, seat);
    if (player.hub === 0) player.supply--;
    player.hub++;
    thisTurn.hubShips++;
    if (thisTurn.hubShips >= 2 && !thisTurn.asimovUsed && hasBonus(table.state, seat, 'asimov-crater')) {
      thisTurn.asimovUsed = true;
      if (player.hub < lastCircle) player.hub++;
      else thisTurn.hubExcess++;
    }
    table.emit({ type: 'hubAdvanced', seat, circle: player.hub, excess: thisTurn.hubExcess });
    return goto('act');
  },
};
