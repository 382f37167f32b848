import { call, reason } from '@starboard/engine';
import { factsOf, type Kind } from '../../keys/index.ts';
import { landColony } from '../land-colony.ts';
import { tokens } from '../resources.ts';
import { fleetSize } from '../ships.ts';
import { facility } from './facility.ts';

const price = tokens(1, 1);

/** A 6 lands a colony and is lost when its owner's next turn begins; three coloured ships must remain. */
export const terraformingStation = facility({
  id: 'terraforming-station',
  pattern: 'single',
  cost: () => price,
  rejects(state, seat, kinds) {
    const { value, isRelic } = factsOf(kinds[0] as Kind);
    if (value !== 6) return reason('af.needs-six', undefined, 'af.rule.terraforming-station');
    if (isRelic || fleetSize(state, seat) >= 4) return null;
    return reason('af.fleet-too-small', undefined, 'af.rule.terraforming-station');
  },
  effect: () => call(landColony, { from: 'supply' }, 'act'),
});
