import { below, type Pause, type RandomState } from '@starboard/engine';

/** In milliseconds: people can read an offer before the next one comes. */
const shortestPause = 1500;
const longestPause = 3000;

/** Half the time a talker lets a while pass before it says something; undefined when it has something to say now. */
export const pauseInTalks = (luck: RandomState): Pause | undefined =>
  below(luck, 'talking', 2) === 0
    ? { wait: shortestPause + below(luck, 'talking', longestPause - shortestPause + 1) }
    : undefined;
