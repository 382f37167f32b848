import type { Seat } from '@starboard/engine';
import type { WindowName } from '../content/windows.ts';

/** Something of a seat's: a power that rests, an ability that is stronger or goes on. */
export const ownKey = (seat: Seat, id: string): string => `${seat}:${id}`;

/** Reads a key that the rules have put into the state. */
export function parseOwnKey(key: string): { readonly seat: Seat; readonly id: string } {
  const [seat = '', id = ''] = key.split(':');
  return { seat: Number(seat), id };
}

/** A use that is spent: in which window, and on which occasion of it where it works once for each. */
export const useKey = (seat: Seat, ability: string, window: WindowName, occasion?: number): string =>
  occasion === undefined ? `${seat}:${ability}:${window}` : `${seat}:${ability}:${window}:${occasion}`;

/** Reads a key that the rules have put into the state. */
export function parseUseKey(key: string): { readonly seat: Seat; readonly ability: string } {
  const { seat, id } = parseOwnKey(key);
  return { seat, ability: id };
}
