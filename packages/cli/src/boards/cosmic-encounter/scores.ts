import type { View } from '@starboard/cosmic-encounter';
import type { Message, Seat } from '@starboard/engine';

/** What decides the game: foreign colonies. */
export const scoresOf = (
  { players }: View,
  seat: Seat,
): { readonly name: Message; readonly points: number }[] => [
  { name: { key: 'ce.board.foreign-colonies' }, points: players[seat]?.foreignColonies ?? 0 },
];
