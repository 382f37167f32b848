import { playRandomly } from './play-randomly.ts';

export { enumerationShare } from './enumeration-share.ts';

export function playGame(seed: number): number {
  let moves = 0;
  playRandomly(seed, () => moves++);
  return moves;
}
