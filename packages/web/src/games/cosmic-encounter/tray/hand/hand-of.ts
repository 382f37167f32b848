import type { View } from '@starboard/cosmic-encounter';
import type { Seat } from '@starboard/engine';
import type { TableParts } from '../../../../table/table-game.ts';

/** Whose hand lies in the tray; null for those who only look on. */
export const handOf = ({ viewer, isReplay }: TableParts<View>): Seat | null =>
  isReplay || viewer === 'spectator' ? null : viewer;
