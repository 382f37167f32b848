import type { Message, Seat } from '@starboard/engine';
import type { View } from '../index.ts';

/** What decides the game: foreign colonies. */
export const scoresOf = (
  { players }: View,
  seat: Seat,
): { readonly name: Message; readonly points: number }[] => [
  { name: { key: 'ce.board.foreign-colonies' }, points: players[seat]?.foreignColonies ?? 0 },
];
