import { goto } from '@starboard/engine';
import { facility } from './facility.ts';

/** Every ship adds its value to the credit for a tech card, and allows one cycling of the display. */
export const alienArtifact = facility({
  id: 'alien-artifact',
  pattern: 'single',
  effect({ state: { thisTurn } }, _seat, ships) {
    thisTurn.artifactUnspent.push(...ships);
    thisTurn.artifactCycles++;
    return goto('act');
  },
});
