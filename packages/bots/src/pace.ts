import { below, type Pause, type RandomState } from '@starboard/engine';

/** In milliseconds: where the clock runs, no bot acts again sooner than a person could. */
export const betweenActs = 400;

/** In milliseconds. */
const shortestBreath = 100;
const longestBreath = 500;

/** Half the time a bot lets the moment pass. */
export const hesitates = (luck: RandomState): boolean => below(luck, 'pace', 2) === 0;

/** As long as a person may look before acting. */
export const breath = (luck: RandomState): Pause => ({
  wait: shortestBreath + below(luck, 'pace', longestBreath - shortestBreath + 1),
});
