import type { Weights } from '../weights.ts';
import { type Fitted, fit } from './fit.ts';
import { firstWeights } from './first-weights.ts';
import { type Sample, sampleOf } from './samples.ts';
import { endsOfGame } from './self-play.ts';

/** How fitting goes on: games with the weights of the generation before, then weights from all games so far. */
export interface Generation {
  readonly number: number;
  readonly games: number;
  readonly samples: number;
  readonly fitted: Fitted;
}

/** How many games each generation plays: the first ones with weights that are merely guessed. */
const gamesOf = [1200, 2000];
/** How many positions a player looks at in one search. */
const nodes = 50;
const steps = 250;
const restraint = { size: 0.0005, change: 0.008 };
/** Of so many games one is kept back to see how well the fit foretells it. */
const keptBack = 10;

/** Weights for a table of so many, fitted to games that bots play for it; the same for a seed. */
export function* fitWeights(seats: number, seed: string): Generator<Generation> {
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
    yield { number, games, samples: seen.length, fitted };
  }
}
