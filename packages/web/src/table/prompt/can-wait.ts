import { isLiveClock } from '../clock/kinds-of-clock.ts';
import type { TableState } from '../store/table-state.ts';

/** What of the table it depends on whether the moment can be held. */
export const waitParts = ['table', 'clock', 'viewer', 'prompt', 'isHeld'] as const;

type AtTable = Pick<TableState, 'table'>;

/** Whether moments to react pass by themselves: by mail, and without a clock, they wait for all who are asked. */
export const momentsPass = ({ table }: AtTable): boolean => table !== null && isLiveClock(table.clock);

/** Whether players can hold moments at this table, whichever is open. */
export const canHoldMoments = (at: AtTable): boolean => momentsPass(at) && at.table?.pauses === 'natural';

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
  canHoldMoments({ table }) &&
  clock.some(({ seat, due }) => seat === viewer && due !== null);
