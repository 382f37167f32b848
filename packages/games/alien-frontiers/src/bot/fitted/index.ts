import { type PriceBook, priceBook } from '../prices.ts';
import { weights as forTwo } from './2-players.ts';
import { weights as forFour } from './4-players.ts';

const weightsFor = (seats: number) => (seats === 2 ? forTwo : forFour);

const books = new Map<number, PriceBook>();

/** What things are worth at a table of so many, worked out once. */
export function bookFor(seats: number): PriceBook {
  const book = books.get(seats) ?? priceBook(weightsFor(seats));
  books.set(seats, book);
  return book;
}
