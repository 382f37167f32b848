import { beingAnswered, stop, zap } from '../rules/abilities/answering.ts';
import { artifact } from './artifact.ts';

/** Stops a flare or an artifact that another player is playing. */
export const cardZap = artifact('card-zap', {
  when: ['react.flare', 'react.artifact'],
  as: 'any',
  if: (state, seat) => beingAnswered(state).seat !== seat,
  effect: stop,
  repeats: true,
});

/** Stops one use of any power, which then rests for the encounter; also the own. */
export const cosmicZap = artifact('cosmic-zap', {
  when: 'react.power-use',
  as: 'any',
  effect: zap,
  repeats: true,
});
