import { answered, zap } from '../rules/abilities/answering.ts';
import { artifact } from './artifact.ts';

/** Stops a flare or an artifact that another player is playing. */
export const cardZap = artifact('card-zap', {
  when: ['react.flare', 'react.artifact'],
  as: 'any',
  if: (state, seat) => state.uses.at(-1)?.seat !== seat,
  effect: ({ state }) => {
    answered(state).isCancelled = true;
  },
  repeats: true,
});

/** Stops one use of any power, which then rests for the encounter; also the own. */
export const cosmicZap = artifact('cosmic-zap', {
  when: 'react.power-use',
  as: 'any',
  effect: ({ state }) => zap(state, answered(state)),
  repeats: true,
});
