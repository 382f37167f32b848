import { isLegal, type Question, sample } from '../decisions/question.ts';
import type { Match } from '../match/match.ts';
import { maybeUndo, mustSubmit, randomGames, randomInput, untilOver } from './random-game.ts';
import type { Suite } from './settings.ts';

/** Random games keep every invariant after every input, always ask some seat something and come to an end. */
export function assertInvariants(suite: Suite): void {
  for (const game of randomGames(suite, suite.games)) {
    const { match, player } = game;
    assertSound(match, `${game.name}, at the start`);
    untilOver(suite, game, (where) => {
      const input = maybeUndo(match, player) ?? randomInput(suite, match, player);
      mustSubmit(match, input, where);
      assertSound(match, `${where}, ${JSON.stringify(input)}`);
    });
    assertOutcome(match, game.name);
  }
}

function assertSound(match: Match, where: string): void {
  const { state, seats, outcome } = match.position;
  const violated = match.game.invariants(state, outcome);
  if (violated.length > 0) throw new Error(`${where}: ${violated.join('; ')}`);
  const asked = match.questions.map(({ seat }) => seat);
  if (new Set(asked).size < asked.length)
    throw new Error(`${where}: asks one seat twice: ${asked.join(', ')}`);
  for (const question of match.questions) {
    const problem = problemOf(question, seats, match);
    if (problem) throw new Error(`${where}: '${question.prompt}' to seat ${question.seat} ${problem}`);
  }
}

function problemOf({ seat, shape, timeout }: Question, seats: number, match: Match): string | null {
  if (!Number.isInteger(seat) || seat < 0 || seat >= seats) return 'asks somebody who is not there';
  if (timeout !== undefined && !isLegal(shape, timeout)) return 'times out with an illegal answer';
  const answer = sample(shape, { seed: `sample ${match.position.decisions.join()}`, drawn: {} }, 'answer');
  return isLegal(shape, answer) ? null : `samples an illegal answer: ${JSON.stringify(answer)}`;
}

function assertOutcome(match: Match, where: string): void {
  const { outcome, seats, frames, answered } = match.position;
  const isShared = [0, seats].includes(outcome?.winners.length ?? 0);
  const problems = [
    match.game.isTogether && !isShared && 'some win alone, though all play together',
    outcome?.places.length !== seats && 'not every seat has a place',
    outcome?.winners.some((seat) => outcome.places[seat] !== 1) && 'a winner is not in first place',
    match.questions.length > 0 && 'questions are left over',
    frames.length > 0 && 'procedures are left over',
    Object.keys(answered).length > 0 && 'answers are left over',
  ].filter((problem) => typeof problem === 'string');
  if (problems.length > 0) throw new Error(`${where}, at the end: ${problems.join('; ')}`);
}
