import { copyPosition } from '@starboard/engine';
import { begin, mustTake } from '../../packages/games/project-elite/src/testing/random-inputs.ts';
import { missionNo, seats } from './missions.ts';

const copies = 1000;
const { seed, inputs } = missionNo(0);
const match = begin(seats, seed);
for (const input of inputs.slice(0, inputs.length / 2)) mustTake(match, input);
const { game, position } = match;

/** Copies one position of six players in mid-mission over and over. */
export function playGame(): number {
  let seen = 0;
  for (let count = 0; count < copies; count++) seen += copyPosition(game, position).isWaiting ? 1 : 0;
  return seen;
}
