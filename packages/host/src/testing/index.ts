export { playAtRandom, type RandomPlay } from './play-at-random.ts';
export { playInRuns, type PlayedInRuns } from './play-in-runs.ts';
export { toldInSilence } from './silent-run.ts';
