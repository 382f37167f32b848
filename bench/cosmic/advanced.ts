import { playing } from './random-play.ts';

/** Everything the box has: any aliens, flares without limit, technologies, hidden powers. */
export const playGame = playing({
  alienChoice: 'random',
  flares: 'unlimited',
  technologies: true,
  hiddenPowers: true,
});
