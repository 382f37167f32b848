import { createContext, use } from 'react';
import type { Say } from '../language/say.ts';
import type { PlayAgain } from './play-again.ts';
import type { TableActs } from './table-acts.ts';
import type { TableGame, TableParts } from './table-game.ts';
import type { TableState } from './table-state.ts';
import type { TableDesk } from './use-table-desk.ts';

/** What all parts of a table's screen share. */
export interface TableRoom {
  readonly state: TableState;
  /** Null where one can only look. */
  readonly acts: TableActs | null;
  readonly game: TableGame;
  readonly say: Say;
  readonly nameOf: (seat: number) => string;
  /** What the game's own components are given; null before the match begins. */
  readonly parts: TableParts | null;
  readonly desk: TableDesk;
  readonly hasChat: boolean;
  /** Opens the same table again when the match is over; null for whoever has no seat there. */
  readonly playAgain: PlayAgain | null;
  /** Where the match can be looked at again, once it is over. */
  readonly replayPath: string | null;
}

const Room = createContext<TableRoom | null>(null);
export const TableRoomProvider = Room.Provider;

export function useTableRoom(): TableRoom {
  const room = use(Room);
  if (!room) throw new Error('this is shown at a table only');
  return room;
}
