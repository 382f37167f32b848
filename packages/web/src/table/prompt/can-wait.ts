import { isLiveClock } from '../clock/kinds-of-clock.ts';
import type { TableState } from '../store/table-state.ts';

/** What of the table it depends on whether the moment can be held. */
export const waitParts = ['table', 'clock', 'viewer', 'prompt', 'isHeld'] as const;

/** Whether a moment to react in is passing that the player can hold. */
export const canWait = ({
  table,
  clock,
  viewer,
  prompt,
  isHeld,
}: Pick<TableState, (typeof waitParts)[number]>): boolean =>
  prompt?.isWindow === true &&
  !isHeld &&
  table?.pauses === 'natural' &&
  // by mail moments wait for all players, whichever way was chosen
  isLiveClock(table.clock) &&
  clock.some(({ seat, due }) => seat === viewer && due !== null);
