import type { Weights } from '../weights.ts';
import { climb } from './climb.ts';
import { fit } from './fit.ts';
import { firstWeights } from './first-weights.ts';
import { type Sample, sampleOf } from './samples.ts';
import { endsOfGame } from './self-play.ts';

/** Weights that a part of the work has come to, and what there is to tell of it. */
export interface Stage {
  readonly told: string;
  readonly weights: Weights;
}

/**
 * Weights for a table of so many from games that bots play for it; the same for a seed. Of two players, weights that
 * foretell best who wins play worse than those they began with, so there they are found by what wins.
 */
export const fitWeights = (seats: number, seed: string): Generator<Stage> =>
  seats === 2 ? byWhatWins(seats, seed) : byForetelling(seats, seed);

/** How many pairs of games are played, and how many positions a player looks at in one search. */
const climbing = { pairs: 5000, nodes: 200 };

function* byWhatWins(seats: number, seed: string): Generator<Stage> {
  const { pairs, nodes } = climbing;
  yield { told: `${2 * pairs} games`, weights: climb(firstWeights(seats), seats, seed, pairs, nodes) };
}

/** How many games each generation plays: the first ones with weights that are merely guessed. */
const gamesOf = [1200, 2000];
/** How many positions a player looks at in one search. */
const nodes = 50;
const steps = 250;
const restraint = { size: 0.0005, change: 0.008 };
/** Of so many games one is kept back to see how well the fit foretells it. */
const keptBack = 10;

/** Games with the weights of the generation before, then weights from all games so far. */
function* byForetelling(seats: number, seed: string): Generator<Stage> {
  let weights: Weights = firstWeights(seats);
  const seen: Sample[] = [];
  const unseen: Sample[] = [];
  for (const [number, games] of gamesOf.entries()) {
    for (let game = 0; game < games; game++) {
      const ends = endsOfGame(seats, `${seed} ${seats} ${number} ${game}`, weights, nodes);
      const samples = game % keptBack === keptBack - 1 ? unseen : seen;
      samples.push(...ends.map(sampleOf));
    }
    const fitted = fit(seen, unseen, seats, steps, restraint);
    weights = fitted.weights;
    const surprise = `${fitted.seen.toFixed(4)} where seen, ${fitted.unseen.toFixed(4)} where not`;
    yield {
      told: `generation ${number}: ${games} games, ${seen.length} ends; surprise ${surprise}`,
      weights,
    };
  }
}
