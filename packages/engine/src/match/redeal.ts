import { type Question, sample } from '../decisions/question.ts';
import type { Viewer } from '../game/game.ts';
import { copyPosition } from '../position/copy-position.ts';
import { canPutOff, questionsOf, questionTo } from './asked.ts';
import { LazyMatch } from './lazy-match.ts';
import { type Match, playFrom } from './match.ts';
import type { Position } from '../position/position.ts';
import { type RandomState, randomFrom } from '../position/random.ts';
import { type AskedWindows, Table } from '../game/table.ts';
import { isGathering } from './undo.ts';

/**
 * A match the viewer could not tell from this one: all that is hidden from the viewer is dealt anew and chance
 * starts afresh. The only kind of match a bot ever sees; it asks in as many windows as the bot wants.
 */
export function redeal(match: Match, viewer: Viewer, seed: string, windows: AskedWindows = 'all'): Match {
  const { game } = match;
  const position = copyPosition(game, match.position);
  const dealing = randomFrom(`${seed}/redeal`);
  game.redeal(position.state, viewer, dealing);
  position.random = { seed, drawn: { ...position.random.drawn } };
  // how often the others were asked is theirs to know
  for (const seat of position.decisions.keys()) if (seat !== viewer) position.decisions[seat] = 0;
  const asked = isGathering(position) ? hideAnswers(match, viewer, position, dealing) : null;
  // what the viewer is asked is asked in every world that the viewer cannot tell from this one
  if (canPutOff(game, position) || questionTo(match, viewer))
    return new LazyMatch(game, new Table(position, windows), asked);
  return playFrom(game, position, { undo: false });
}

/**
 * What others have answered face down is hidden too; that they have is known, unless the asking is secret. Returns what
 * is still asked.
 */
function hideAnswers(
  { game }: Match,
  viewer: Viewer,
  position: Position,
  dealing: RandomState,
): readonly Question[] {
  const { answered } = position;
  position.answered = {};
  const questions = questionsOf(game, position);
  for (const { seat, shape, secret } of questions) {
    const answer = answered[seat];
    if (answer === undefined) continue;
    if (seat === viewer) position.answered[seat] = answer;
    else if (!secret) position.answered[seat] = sample(shape, dealing, 'answers');
  }
  const isOpen = ({ seat }: Question) => !(seat in position.answered);
  // in the new world it may be that no other seat is asked: then one of the answers is still to come
  const [waiting] = Object.keys(position.answered)
    .map(Number)
    .filter((seat) => seat !== viewer);
  if (waiting !== undefined && !questions.some(isOpen)) delete position.answered[waiting];
  return questions.filter(isOpen);
}
