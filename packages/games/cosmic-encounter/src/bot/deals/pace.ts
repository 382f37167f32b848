import { below, type Pause, type RandomState } from '@starboard/engine';

/** In milliseconds: people can read an offer before the next one comes. */
const shortestPause = 1500;
const longestPause = 3000;

/** As long as a person takes to think an offer over. */
export const pauseInTalks = (luck: RandomState): Pause => ({
  wait: shortestPause + below(luck, 'talking', longestPause - shortestPause + 1),
});
