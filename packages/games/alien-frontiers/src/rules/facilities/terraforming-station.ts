import { call, reason } from '@starboard/engine';
import { factsOf, type Kind } from '../../keys/index.ts';
import { landColony } from '../planet/land-colony.ts';
import { tokens } from '../state/resources.ts';
import { fleetSize } from '../ships/ships.ts';
import { facility } from './facility.ts';

const price = tokens(1, 1);
const needsSix = reason('af.needs-six', undefined, 'af.rule.terraforming-station');
const fleetTooSmall = reason('af.fleet-too-small', undefined, 'af.rule.terraforming-station');

/** A 6 lands a colony and is lost when its owner's next turn begins; three coloured ships must remain. */
export const terraformingStation = facility({
  id: 'terraforming-station',
  pattern: 'single',
  cost: () => price,
  measure: fleetSize,
  rejects([kind], ships) {
    const { value, isRelic } = factsOf(kind as Kind);
    if (value !== 6) return needsSix;
    return isRelic || ships >= 4 ? null : fleetTooSmall;
  },
  effect: () => call(landColony, { from: 'supply' }, 'act'),
});
