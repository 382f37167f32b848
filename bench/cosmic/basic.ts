import { playing } from './random-play.ts';

/** The set-up of the revised box: a combo, no flares. */
export const playGame = playing({});
