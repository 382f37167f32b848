import type { PositionDescription } from '@starboard/alien-frontiers';

/** The address of a new table on this device that begins there: the visitor is Red, against bots. */
export const fromPosition = (position: PositionDescription, bots = 'easy'): string =>
  `/local/new?${new URLSearchParams({ game: 'alien-frontiers', bots, position: JSON.stringify(position) })}`;
