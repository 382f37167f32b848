import { beingAnswered, stop } from '../rules/abilities/answering.ts';
import { artifact } from './artifact.ts';

/** Stops a flare or an artifact that another player is playing. */
export const cardZap = artifact('card-zap', {
  when: ['react.flare', 'react.artifact'],
  as: 'any',
  if: (state, seat) => beingAnswered(state).seat !== seat,
  effect: stop,
  repeats: true,
});
