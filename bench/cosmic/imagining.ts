import { decisionOf, type Match, randomFrom, redeal, sample, submit } from '@starboard/engine';
import { midGame } from './mid-game.ts';

const worlds = 50;
const match = midGame();
const seat = match.questions[0]?.seat ?? 0;
const encounterIn = ({ position }: Match): unknown => (position.state as { encounter: unknown }).encounter;

/** Encounters played to their end in re-dealt matches whose windows pass by themselves, answered at random. */
export function playGame(seed: number): number {
  for (let count = 0; count < worlds; count++) {
    const world = redeal(match, seat, `${seed} ${count}`, 'none');
    const luck = randomFrom(`luck ${seed} ${count}`);
    const begun = encounterIn(world);
    while (!world.position.outcome && encounterIn(world) === begun) {
      const [question] = world.questions;
      if (!question) throw new Error('no seat is asked');
      const answer = sample(question.shape, luck, 'answers');
      submit(world, { seat: question.seat, decision: decisionOf(world, question.seat), answer });
    }
  }
  return worlds;
}
