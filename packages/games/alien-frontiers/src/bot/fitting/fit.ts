import { assets, type Course, moments, type Weights } from '../weights.ts';
import { type Had, type Sample, weightCount } from './samples.ts';

/** How much the fit minds weights that are large, and weights that change between two moments. */
export interface Restraint {
  readonly size: number;
  readonly change: number;
}

/** Samples packed for going through them again and again. */
interface Packed {
  /** Where the numbers of each seat of each sample begin. */
  readonly starts: Int32Array;
  readonly weights: Int16Array;
  readonly amounts: Float32Array;
  /** What each seat won of the match. */
  readonly won: Float32Array;
  readonly seats: number;
}

function pack(samples: readonly Sample[], seats: number): Packed {
  const rows: readonly Had[] = samples.flatMap((sample) => sample.seats);
  const starts = new Int32Array(rows.length + 1);
  for (const [row, { weights }] of rows.entries()) starts[row + 1] = (starts[row] as number) + weights.length;
  const total = starts[rows.length] as number;
  const packed: Packed = {
    starts,
    weights: new Int16Array(total),
    amounts: new Float32Array(total),
    won: new Float32Array(rows.length),
    seats,
  };
  for (const [row, had] of rows.entries()) {
    packed.weights.set(had.weights, starts[row]);
    packed.amounts.set(had.amounts, starts[row]);
  }
  for (const [index, { winners }] of samples.entries())
    for (const seat of winners) packed.won[index * seats + seat] = 1 / winners.length;
  return packed;
}

/** The mean of the surprise at who won, and where it falls steepest. */
function surprise(
  { starts, weights, amounts, won, seats }: Packed,
  at: Float64Array,
  slope: Float64Array,
): number {
  slope.fill(0);
  const count = won.length / seats;
  const standings = new Float64Array(seats);
  let total = 0;
  for (let sample = 0; sample < count; sample++) {
    let most = Number.NEGATIVE_INFINITY;
    for (let seat = 0; seat < seats; seat++) {
      const row = sample * seats + seat;
      let standing = 0;
      for (let index = starts[row] as number; index < (starts[row + 1] as number); index++)
        standing += (at[weights[index] as number] as number) * (amounts[index] as number);
      standings[seat] = standing;
      if (standing > most) most = standing;
    }
    let sum = 0;
    for (let seat = 0; seat < seats; seat++) sum += Math.exp((standings[seat] as number) - most);
    for (let seat = 0; seat < seats; seat++) {
      const row = sample * seats + seat;
      const chance = Math.exp((standings[seat] as number) - most) / sum;
      const share = won[row] as number;
      if (share > 0) total -= share * Math.log(Math.max(1e-12, chance));
      const error = (chance - share) / count;
      for (let index = starts[row] as number; index < (starts[row + 1] as number); index++) {
        const weight = weights[index] as number;
        slope[weight] = (slope[weight] as number) + error * (amounts[index] as number);
      }
    }
  }
  return total / count;
}

/** What restraint adds to the surprise, and to its slope. */
function restrained(at: Float64Array, slope: Float64Array, { size, change }: Restraint): number {
  let total = 0;
  for (let index = 0; index < at.length; index++) {
    const weight = at[index] as number;
    total += (size * weight * weight) / 2;
    slope[index] = (slope[index] as number) + size * weight;
    if ((index + 1) % moments.length === 0) continue;
    const step = (at[index + 1] as number) - weight;
    total += (change * step * step) / 2;
    slope[index] = (slope[index] as number) - change * step;
    slope[index + 1] = (slope[index + 1] as number) + change * step;
  }
  return total;
}

/** Descends by momentum, each weight at a pace of its own. */
function descend(packed: Packed, length: number, steps: number, restraint: Restraint): Float64Array {
  const at = new Float64Array(length);
  const slope = new Float64Array(length);
  const [mean, spread] = [new Float64Array(length), new Float64Array(length)];
  for (let step = 1; step <= steps; step++) {
    surprise(packed, at, slope);
    restrained(at, slope, restraint);
    const pace = 0.06 * (1 - step / (steps + 1)) + 0.001;
    for (let index = 0; index < length; index++) {
      const down = slope[index] as number;
      mean[index] = 0.9 * (mean[index] as number) + 0.1 * down;
      spread[index] = 0.98 * (spread[index] as number) + 0.02 * down * down;
      const meant = (mean[index] as number) / (1 - 0.9 ** step);
      const spreadNow = (spread[index] as number) / (1 - 0.98 ** step);
      at[index] = (at[index] as number) - (pace * meant) / (Math.sqrt(spreadNow) + 1e-8);
    }
  }
  return at;
}

export interface Fitted {
  readonly weights: Weights;
  /** The surprise at matches that the fit has seen, and at others. */
  readonly seen: number;
  readonly unseen: number;
}

/** The weights by which the winners of the samples surprise least. */
export function fit(
  samples: readonly Sample[],
  others: readonly Sample[],
  seats: number,
  steps: number,
  restraint: Restraint,
): Fitted {
  const packed = pack(samples, seats);
  const length = weightCount(seats);
  const at = descend(packed, length, steps, restraint);
  const slope = new Float64Array(length);
  return {
    weights: Object.fromEntries(
      assets.map((asset, row) => [
        asset,
        moments.map((_, moment) =>
          rounded(10 * (at[row * moments.length + moment] as number)),
        ) as unknown as Course,
      ]),
    ) as Weights,
    seen: surprise(packed, at, slope),
    unseen: surprise(pack(others, seats), at, slope),
  };
}

const rounded = (worth: number): number => Math.round(10 * worth) / 10;
