import type { Seat } from '@starboard/engine';
import { isTitle, type Title } from '../content/tech-cards.ts';

/** What raiders may take: tokens, one card, or nothing. */
export type Loot =
  | { readonly is: 'resources' | 'nothing' }
  | { readonly is: 'card'; readonly seat: Seat; readonly title: Title };

export const lootKey = (loot: Loot): string =>
  loot.is === 'card' ? `card:${loot.seat}:${loot.title}` : loot.is;

/** Reads a key as any client may have written it; null when it is no loot. */
export function parseLoot(key: string): Loot | null {
  if (key === 'resources' || key === 'nothing') return { is: key };
  const [is, seat = '', title = '', ...more] = key.split(':');
  return is === 'card' && isSeat(seat) && isTitle(title) && more.length === 0
    ? { is, seat: Number(seat), title }
    : null;
}

export type Token = 'fuel' | 'ore';

/** A player's tokens of one sort, of which raiders take some. */
export interface TokenSlot {
  readonly seat: Seat;
  readonly token: Token;
}

export const slotKey = (seat: Seat, token: Token): string => `${seat}:${token}`;

/** Reads a key as any client may have written it; null when it names no tokens. */
export function parseSlot(key: string): TokenSlot | null {
  const [seat = '', token, ...more] = key.split(':');
  const isToken = token === 'fuel' || token === 'ore';
  return isSeat(seat) && isToken && more.length === 0 ? { seat: Number(seat), token } : null;
}

const isSeat = (text: string): boolean => /^\d$/.test(text);
