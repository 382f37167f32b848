export { playAtRandom, type RandomPlay } from './play-at-random.ts';
