import { randomFrom } from '@starboard/engine';
import {
  begin,
  mustTake,
  randomInput,
} from '../../packages/games/project-elite/src/testing/random-inputs.ts';

/** A mission of six that act at random, every act found, checked and carried out: the number of inputs. */
export function playGame(seed: number): number {
  const match = begin(6, `mission ${seed}`);
  const luck = randomFrom(`luck of ${seed}`);
  let inputs = 0;
  for (; !match.position.outcome; inputs++) mustTake(match, randomInput(match, luck));
  return inputs;
}
