import { createContext, use } from 'react';
import type { Say } from '../language/say.ts';
import type { PlayAgain } from './play-again.ts';
import type { TableActs } from './store/table-acts.ts';
import type { TableGame, TableParts } from './table-game.ts';
import type { TableState } from './store/table-state.ts';
import type { Screen } from './screen/use-screen-state.ts';

/** What all parts of a table's screen share. */
export interface TableContext {
  readonly state: TableState;
  /** Null where one can only look. */
  readonly acts: TableActs | null;
  readonly game: TableGame;
  readonly say: Say;
  readonly nameOf: (seat: number) => string;
  /** What the game's own components are given; null before the match begins. */
  readonly parts: TableParts | null;
  readonly screen: Screen;
  readonly hasChat: boolean;
  /** Opens the same table again when the match is over; null for whoever has no seat there. */
  readonly playAgain: PlayAgain | null;
  /** Where the match can be looked at again, once it is over. */
  readonly replayPath: string | null;
}

const Context = createContext<TableContext | null>(null);
export const TableContextProvider = Context.Provider;

export function useTableContext(): TableContext {
  const context = use(Context);
  if (!context) throw new Error('this is shown at a table only');
  return context;
}
