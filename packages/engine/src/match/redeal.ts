import { sample } from '../decisions/question.ts';
import type { Viewer } from '../game/game.ts';
import { copyPosition } from '../position/copy-position.ts';
import { canPutOff, questionsOf } from './asked.ts';
import { LazyMatch } from './lazy-match.ts';
import { type Match, playFrom } from './match.ts';
import type { Position } from '../position/position.ts';
import { type RandomState, randomFrom } from '../position/random.ts';
import { Table } from '../game/table.ts';
import { isGathering } from './undo.ts';

/**
 * A match the viewer could not tell from this one: all that is hidden from the viewer is dealt anew and chance
 * starts afresh. The only kind of match a bot ever sees.
 */
export function redeal(match: Match, viewer: Viewer, seed: string): Match {
  const { game } = match;
  const position = copyPosition(game, match.position);
  const dealing = randomFrom(`${seed}/redeal`);
  game.redeal(position.state, viewer, dealing);
  position.random = { seed, drawn: { ...position.random.drawn } };
  // how often the others were asked is theirs to know
  for (const seat of position.decisions.keys()) if (seat !== viewer) position.decisions[seat] = 0;
  if (isGathering(position)) hideAnswers(match, viewer, position, dealing);
  if (canPutOff(game, position)) return new LazyMatch(game, new Table(position, true), null);
  return playFrom(game, position, { undo: false });
}

/** What others have answered face down is hidden too; that they have is known, unless the asking is secret. */
function hideAnswers({ game }: Match, viewer: Viewer, position: Position, dealing: RandomState): void {
  const { answered } = position;
  position.answered = {};
  for (const { seat, shape, secret } of questionsOf(game, position)) {
    const answer = answered[seat];
    if (answer === undefined) continue;
    if (seat === viewer) position.answered[seat] = answer;
    else if (!secret) position.answered[seat] = sample(shape, dealing, 'answers');
  }
  // in the new world it may be that no other seat is asked: then one of the answers is still to come
  const [waiting] = Object.keys(position.answered)
    .map(Number)
    .filter((seat) => seat !== viewer);
  if (waiting !== undefined && questionsOf(game, position).length === 0) delete position.answered[waiting];
}
