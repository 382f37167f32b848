import type { Seat } from '@starboard/engine';
import { roundsLeft, standingsIn } from '../evaluate.ts';
import { type PriceBook, priceBook } from '../prices.ts';
import { type Asset, assets, type Course, moments, type Weights } from '../weights.ts';
import type { Ended } from './self-play.ts';

/** How a position looks to the fit: for each seat what it has, as pairs of a number of a weight and how often. */
export interface Sample {
  readonly seats: readonly Had[];
  readonly winners: readonly Seat[];
}

export interface Had {
  readonly weights: readonly number[];
  readonly amounts: readonly number[];
}

const nothing: Course = [0, 0, 0, 0];
const one: Course = [1, 1, 1, 1];

const bookOf = (asset?: Asset): PriceBook =>
  priceBook(Object.fromEntries(assets.map((each) => [each, each === asset ? one : nothing])) as Weights);

/** A book in which only that one thing is worth anything: so judging a position tells how much of it each seat has. */
const countingBooks = assets.map((asset) => bookOf(asset));
const emptyBook = bookOf();

/** Beside the weights of things, being asked later is weighed: so that it is not taken for the worth of things. */
export const weightCount = (seats: number): number => (assets.length + seats) * moments.length;

export function sampleOf({ state, winners }: Ended): Sample {
  const seats = state.players.map((): { weights: number[]; amounts: number[] } => ({
    weights: [],
    amounts: [],
  }));
  const shares = sharesAt(roundsLeft(state));
  const add = (seat: Seat, row: number, amount: number) => {
    const had = seats[seat];
    if (!had || amount === 0) return;
    for (const [moment, share] of shares.entries()) {
      if (share === 0) continue;
      had.weights.push(row * moments.length + moment);
      had.amounts.push(amount * share);
    }
  };
  const none = standingsIn(state, emptyBook);
  for (const [row, book] of countingBooks.entries())
    for (const [seat, standing] of standingsIn(state, book).entries())
      add(seat, row, standing - (none[seat] as number));
  for (const [seat] of seats.entries())
    add(seat, assets.length + ((seat - state.turn + seats.length) % seats.length), 1);
  return { seats, winners };
}

/** How near each of the moments is. */
function sharesAt(left: number): number[] {
  const later = moments.findIndex((moment) => moment >= left);
  if (later <= 0) return moments.map((_, index) => Number(index === (later < 0 ? moments.length - 1 : 0)));
  const [from, to] = [moments[later - 1] as number, moments[later] as number];
  const share = (left - from) / (to - from);
  return moments.map((_, index) => (index === later ? share : index === later - 1 ? 1 - share : 0));
}
