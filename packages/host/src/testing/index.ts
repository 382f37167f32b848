export { playAtRandom, type RandomPlay } from './play-at-random.ts';
export { playInRuns, type PlayedInRuns } from './play-in-runs.ts';
export { toldInSilence, type ToldInSilence } from './silent-run.ts';
