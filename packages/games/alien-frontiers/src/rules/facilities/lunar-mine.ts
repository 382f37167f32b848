import { goto, reason } from '@starboard/engine';
import { type Kind, valueOf } from '../../keys/index.ts';
import { hasBonus } from '../planet/control.ts';
import { gain, tokens } from '../state/resources.ts';
import type { State } from '../state/state.ts';
import { facility } from './facility.ts';

/** The highest die there now, of all players'. */
export function mineThreshold({ players, relic }: State): number {
  let highest = relic.at === 'lunar-mine' ? relic.value : 1;
  for (const { ships } of players)
    for (const { at, value } of ships) if (at === 'lunar-mine' && value > highest) highest = value;
  return highest;
}

const mineYield = tokens(0, 1);

export const lunarMine = facility({
  id: 'lunar-mine',
  pattern: 'single',
  // Van Vogt: the first ship docked here in a turn may show anything
  measure: (state, seat) =>
    state.thisTurn.mineShips === 0 && hasBonus(state, seat, 'van-vogt-mountains') ? 0 : mineThreshold(state),
  rejects: ([kind], threshold) =>
    valueOf(kind as Kind) >= threshold
      ? null
      : reason('af.mine-threshold', { threshold }, 'af.rule.lunar-mine'),
  gives: () => mineYield,
  effect(table, seat) {
    table.state.thisTurn.mineShips++;
    gain(table, seat, mineYield);
    return goto('act');
  },
});
