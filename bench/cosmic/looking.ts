import { meansOf } from '@starboard/bots';
import { randomFrom } from '@starboard/engine';
import { midGame } from './mid-game.ts';

const looks = 1000;
const match = midGame();
const { look } = meansOf(match, match.questions[0]?.seat ?? 0, randomFrom('looking'));

/** A bot that is asked looks at one match after another that it could not tell from the real one. */
export function playGame(): number {
  let seen = 0;
  for (let count = 0; count < looks; count++) seen += look().position.isWaiting ? 1 : 0;
  return seen;
}
