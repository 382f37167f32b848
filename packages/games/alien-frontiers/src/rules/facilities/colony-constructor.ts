import { call } from '@starboard/engine';
import { hasBonus } from '../planet/control.ts';
import { landColony } from '../planet/land-colony.ts';
import { tokens } from '../state/resources.ts';
import { facility } from './facility.ts';

export const colonyConstructor = facility({
  id: 'colony-constructor',
  pattern: 'triple',
  cost: (state, seat) => tokens(0, hasBonus(state, seat, 'bradbury-plateau') ? 2 : 3),
  effect: () => call(landColony, { from: 'supply' }, 'act'),
});
