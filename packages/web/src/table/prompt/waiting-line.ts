import type { Seat } from '@starboard/engine';
import { isMailClock } from '../clock/kinds-of-clock.ts';
import { seatMark } from '../seats/seat-mark.ts';
import type { TableState } from '../store/table-state.ts';

type Known = Pick<TableState, 'table' | 'connected' | 'viewer' | 'view' | 'outcome'>;

/** What there is to say while these are awaited; null where nothing is. */
export function waitingLine(state: Known, seats: readonly Seat[]) {
  const isWaitedFor = state.table !== null && !isMailClock(state.table.clock);
  if (isWaitedFor && !isAttended(state)) return 'web.prompt.rests';
  const isGone = seats.length === 1 && seats.every((seat) => seatMark(state, seat) === 'away');
  if (isWaitedFor && isGone) return 'web.prompt.gone';
  return state.view && state.viewer === 'spectator' ? 'web.prompt.watching' : null;
}

/** Whether one of those who play is at the table: without them the server lets no time run and no bot play. */
const isAttended = ({ table, connected, viewer }: Known): boolean =>
  table?.seats.some(
    (holder, seat) =>
      holder.kind === 'person' && !holder.hasResigned && (seat === viewer || connected.includes(seat)),
  ) ?? false;
