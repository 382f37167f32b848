import { sample } from '../decisions/question.ts';
import type { Viewer } from '../game/game.ts';
import type { Presence } from '../game/procedure.ts';
import type { Input } from '../match/input.ts';
import { type Match, startMatch, submit, type Submitted } from '../match/match.ts';
import { below, pickOne, type RandomState, randomFrom } from '../position/random.ts';
import { decisionOf } from '../match/asked.ts';
import { hearsClock, hearsPresence, hearsResume, listensIn, wakesAt } from '../match/hearing.ts';
import { canUndo } from '../match/undo.ts';
import type { Suite } from './settings.ts';

/** A match and one who plays it at random, reproducible from its name. */
export interface RandomGame {
  readonly name: string;
  readonly match: Match;
  readonly player: RandomState;
}

export function randomGame(suite: Suite, number: number, settings: { undo?: boolean } = {}): RandomGame {
  const seating = suite.seatings[number % suite.seatings.length];
  if (!seating) throw new Error('a suite needs a number of seats and a set of options');
  const { seats, options } = seating;
  const seed = `${suite.game.id}-${number}`;
  return {
    name: `seed '${seed}' (${seating.name})`,
    match: startMatch(suite.game, { seats, options, seed, undo: settings.undo ?? true }),
    player: randomFrom(`player of ${seed}`),
  };
}

export function* randomGames(
  suite: Suite,
  games: number,
  settings: { undo?: boolean } = {},
): Iterable<RandomGame> {
  for (let number = 0; number < games; number++) yield randomGame(suite, number, settings);
}

/** What a player might do next; in real time sometimes nothing but the clock moves, or a player goes or comes. */
export function randomInput(suite: Suite, match: Match, player: RandomState): Input {
  const { game, position } = match;
  const time = suite.pace !== null && hearsClock(game, position) ? timeOf(match, player, suite.pace) : {};
  // the host rings a bell before it hears what came after
  if (time.at !== undefined && time.at === wakesAt(match, true)) return { at: time.at };
  if (hearsResume(game, position) && below(player, 'presence', 4) === 0) return { resume: true };
  if (hearsPresence(game, position) && (isSilent(match) || below(player, 'presence', 12) === 0))
    return { ...randomPresence(match, player), ...time };
  if (time.at !== undefined && (isSilent(match) || below(player, 'clock', 8) === 0)) return { at: time.at };
  const { seat, shape } = pickOne(player, 'seat', match.questions);
  return { seat, decision: decisionOf(match, seat), answer: sample(shape, player, 'answer'), ...time };
}

const isSilent = ({ questions }: Match): boolean => questions.length === 0;

/** Some time later, but not after the next bell. */
function timeOf(match: Match, player: RandomState, pace: number): { at?: number } {
  const later = match.position.now + below(player, 'pace', pace + 1);
  return { at: Math.min(later, wakesAt(match, true) ?? later) };
}

export const randomPresence = (match: Match, player: RandomState): { seat: number; is: Presence } => ({
  seat: pickOne(player, 'presence', seatsOf(match)),
  is: pickOne(player, 'presence', ['away', 'back', 'bot'] as const),
});

/** Now and then a seat that may step back does. */
export function maybeUndo(match: Match, player: RandomState): Input | null {
  const seats = seatsOf(match).filter((seat) => canUndo(match, seat));
  if (seats.length === 0 || below(player, 'undo', 8) > 0) return null;
  return { seat: pickOne(player, 'undo', seats), undo: true };
}

export const chance = (player: RandomState, probability: number): boolean =>
  below(player, 'chance', 1000) < probability * 1000;

/** Submits what must be legal. */
export function mustSubmit(
  match: Match,
  input: Input,
  where: string,
): Extract<Submitted, { accepted: true }> {
  const submitted = submit(match, input);
  if (submitted.accepted) return submitted;
  const { reason, error } = submitted;
  throw new Error(`${where}: ${JSON.stringify(input)} was refused: ${reason.key}`, { cause: error });
}

/** Goes on until the match is over; `step` makes one input happen. Fails when that takes too long. */
export function untilOver(suite: Suite, game: RandomGame, step: (where: string) => void): void {
  for (let number = 1; game.match.position.outcome === null; number++) {
    const where = `${game.name}, input ${number}`;
    if (number > suite.longest) throw new Error(`${where}: still not over`);
    if (game.match.questions.length === 0 && !listensIn(suite.game, game.match.position))
      throw new Error(`${where}: nobody can act, yet it is not over`);
    step(where);
  }
}

export const seatsOf = (match: Match): number[] =>
  Array.from({ length: match.table.seats }, (_, seat) => seat);
export const viewersOf = (match: Match): Viewer[] => [...seatsOf(match), 'spectator'];
