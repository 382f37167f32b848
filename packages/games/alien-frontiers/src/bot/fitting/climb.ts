import { below, type RandomState, randomFrom, type Seat } from '@starboard/engine';
import { priceBook } from '../prices.ts';
import type { Effort } from '../turn-search.ts';
import { assets, type Course, moments, type Weights } from '../weights.ts';
import { playTurns } from './self-play.ts';

/** How far each weight is moved, at each of the moments. */
type Step = Weights;

/** How much of a step is kept for each win that it is ahead by. */
const pace = 0.01;

/**
 * Weights that win more: again and again all of them are moved a little at random, those who think so play those who
 * think the opposite, and a part of what won is kept. What is handed on is the mean of the later half of the way,
 * as a single step of it is mostly luck. The same for a seed.
 */
export function climb(start: Weights, seats: number, seed: string, pairs: number, nodes: number): Weights {
  const luck = randomFrom(`${seed} climb`);
  const nothing = moved(start, start, -1);
  let weights = start;
  let sum = nothing;
  let summed = 0;
  for (let pair = 0; pair < pairs; pair++) {
    const step = anyStep(start, luck);
    const lead = leadOf(moved(weights, step, 1), moved(weights, step, -1), seats, `${seed} ${pair}`, nodes);
    weights = moved(weights, step, pace * lead);
    if (2 * pair < pairs) continue;
    sum = moved(sum, weights, 1);
    summed++;
  }
  return rounded(moved(nothing, sum, 1 / summed));
}

const rounded = (weights: Weights): Weights =>
  Object.fromEntries(
    assets.map((asset) => [asset, weights[asset].map((worth) => Math.round(10 * worth) / 10)]),
  ) as unknown as Weights;

const moved = (weights: Weights, step: Step, times: number): Weights =>
  Object.fromEntries(
    assets.map((asset) => [
      asset,
      weights[asset].map((worth, moment) => worth + times * (step[asset][moment] as number)),
    ]),
  ) as unknown as Weights;

/** Each course a little higher or lower, and a little steeper or flatter; the more of it the more it is worth. */
function anyStep(weights: Weights, luck: RandomState): Step {
  const sign = () => 2 * below(luck, 'step', 2) - 1;
  return Object.fromEntries(
    assets.map((asset) => {
      const size = 0.2 + 0.08 * Math.max(...weights[asset].map(Math.abs));
      const [level, slope] = [sign() * size, sign() * size];
      const last = moments.length - 1;
      return [
        asset,
        moments.map((_, moment) => level + slope * (1 - (2 * moment) / last)) as unknown as Course,
      ];
    }),
  ) as Weights;
}

/** By how many wins the one is ahead of the other when both have played the same deal from both sides. */
function leadOf(one: Weights, other: Weights, seats: number, seed: string, nodes: number): number {
  const efforts = [one, other].map((weights): Effort => {
    const book = priceBook(weights);
    return { nodes, targets: 3, bookFor: () => book };
  });
  let lead = 0;
  for (const first of [0, 1]) {
    const sideOf = (seat: Seat) => (seat + first) % 2;
    const { outcome } = playTurns(seats, seed, (seat) => efforts[sideOf(seat)] as Effort).position;
    for (const seat of outcome?.winners ?? [])
      lead += (sideOf(seat) === 0 ? 1 : -1) / (outcome?.winners.length ?? 1);
  }
  return lead;
}
