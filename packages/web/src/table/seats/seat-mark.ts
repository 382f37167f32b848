import type { Seat } from '@starboard/engine';
import { isOver } from '../ending/victory.ts';
import type { TableState } from '../store/table-state.ts';

/** Something to know about the player of a seat, apart from the game. */
export type SeatMark = 'bot' | 'stood-in' | 'resigned' | 'away';

type Known = Pick<TableState, 'table' | 'connected' | 'viewer' | 'outcome'>;

export function seatMark(state: Known, seat: Seat): SeatMark | null {
  const { table, connected, viewer } = state;
  const holder = table?.seats[seat];
  if (!holder || holder.kind === 'open') return null;
  if (holder.kind === 'bot') return 'bot';
  // no bot stands in any more
  if (isOver(state)) return null;
  if (holder.hasResigned) return 'resigned';
  if (holder.standIn !== undefined) return 'stood-in';
  const isHere = seat === viewer || connected.includes(seat);
  return isHere ? null : 'away';
}
