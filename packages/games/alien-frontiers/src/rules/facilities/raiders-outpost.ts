import { call, reason } from '@starboard/engine';
import { valueOf } from '../../keys/index.ts';
import { raid } from '../ships/raid.ts';
import { shipsAt } from '../ships/ships.ts';
import { facility } from './facility.ts';

/** A run raids the other players, and makes way only for ships of a higher sum. */
export const raidersOutpost = facility({
  id: 'raiders-outpost',
  pattern: 'run',
  displaces: true,
  measure: (state) => shipsAt(state, 'raiders-outpost').reduce((sum, { value }) => sum + value, 0),
  rejects(kinds, found) {
    const coming = kinds.reduce((sum, kind) => sum + valueOf(kind), 0);
    return coming > found ? null : reason('af.outpost-stronger', { sum: found }, 'af.rule.raiders-outpost');
  },
  effect: () => call(raid, {}, 'act'),
});
