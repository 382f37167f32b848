import type { PositionDescription } from '@starboard/cosmic-encounter';

/**
 * The address of a new table of Cosmic Encounter on this device that begins there: the visitor is Red,
 * against bots that think alike every time.
 */
export function cosmicTable(position: PositionDescription): string {
  const players = position.players ?? (position.purple ? 5 : 4);
  const bots = Array.from({ length: players - 1 }, () => 'easy').join(',');
  const asked = { game: 'cosmic-encounter', bots, position: JSON.stringify({ seed: 'cosmic', ...position }) };
  return `/local/new?${new URLSearchParams(asked)}`;
}
