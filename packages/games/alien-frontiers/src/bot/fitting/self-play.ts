import { below, type Match, type RandomState, randomFrom, type Seat, startMatch } from '@starboard/engine';
import { alienFrontiers } from '../../index.ts';
import type { State } from '../../rules/state/state.ts';
import { priceBook } from '../prices.ts';
import { playTurn } from '../replies.ts';
import { type Effort, stateOf } from '../turn-search.ts';
import { assets, type Course, type Weights } from '../weights.ts';

/** A position at the end of a turn, and who won the match. */
export interface Ended {
  readonly state: State;
  readonly winners: readonly Seat[];
}

/** A game that lasts longer than so many turns has lost its way. */
const mostTurns = 400;

/** Plays a game turn by turn, each seat with its own effort; hands on the state at the end of each turn. */
export function playTurns(
  seats: number,
  seed: string,
  effortOf: (seat: Seat) => Effort,
  ended: (state: State) => void = () => undefined,
): Match {
  let match: Match = startMatch(alienFrontiers, { seats, seed, undo: false });
  for (let turns = 0; turns < mostTurns && !match.position.outcome; turns++) {
    const { turn } = stateOf(match);
    match = playTurn(match, turn, effortOf(turn), seed, ended);
  }
  return match;
}

/** All ends of turns of one game, in which each player values things a little differently. */
export function endsOfGame(seats: number, seed: string, weights: Weights, nodes: number): Ended[] {
  const luck = randomFrom(`${seed} weights`);
  const efforts = Array.from({ length: seats }, (): Effort => {
    const book = priceBook(shaken(weights, luck));
    return { nodes, targets: 3, bookFor: () => book };
  });
  const states: State[] = [];
  const match = playTurns(
    seats,
    seed,
    (seat) => efforts[seat] as Effort,
    (state) => states.push(state),
  );
  const winners = match.position.outcome?.winners;
  return winners ? states.map((state) => ({ state, winners })) : [];
}

/** Each course up to half as high again or as low, and a little more or less. */
function shaken(weights: Weights, luck: RandomState): Weights {
  const chance = () => (below(luck, 'shake', 2001) - 1000) / 1000;
  const shake = (course: Course): Course => {
    const [factor, more] = [1 + chance() / 2, chance()];
    return course.map((worth) => worth * factor + more) as unknown as Course;
  };
  return Object.fromEntries(assets.map((asset) => [asset, shake(weights[asset])])) as Weights;
}
