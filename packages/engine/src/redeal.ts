import { sample } from './decisions/question.ts';
import type { Viewer } from './game.ts';
import { copy } from './json.ts';
import { type Match, playFrom } from './match.ts';
import { randomFrom } from './random.ts';
import { questionsOf } from './run.ts';

/**
 * A match the viewer could not tell from this one: all that is hidden from the viewer is dealt anew and chance
 * starts afresh. The only kind of match a bot ever sees.
 */
export function redeal(match: Match, viewer: Viewer, seed: string): Match {
  const position = copy(match.table.position);
  const dealing = randomFrom(`${seed}/redeal`);
  match.game.redeal(position.state, viewer, dealing);
  position.random = { seed, drawn: { ...position.random.drawn } };
  const { answered } = position;
  position.answered = {};
  for (const question of questionsOf(match.game, position)) {
    const answer = answered[question.seat];
    if (answer === undefined) continue;
    // what others have answered face down is hidden too, but that they have is not
    position.answered[question.seat] =
      question.seat === viewer ? answer : sample(question.shape, dealing, 'answers');
  }
  return playFrom(match.game, position, { undo: false });
}
