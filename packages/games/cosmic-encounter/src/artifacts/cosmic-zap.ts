import { zap } from '../rules/abilities/answering.ts';
import { artifact } from './artifact.ts';

/** Stops one use of any power, which then rests for the encounter; also the own. */
export const cosmicZap = artifact('cosmic-zap', {
  when: 'react.power-use',
  as: 'any',
  effect: zap,
  repeats: true,
});
