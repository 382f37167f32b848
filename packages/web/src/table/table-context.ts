import { createContext, use } from 'react';
import type { Say } from '../language/say.ts';
import { isOver } from './ending/victory.ts';
import type { PlayAgain } from './play-again.ts';
import type { Screen } from './screen/use-screen-state.ts';
import { type Narrowing, offered } from './store/offered.ts';
import type { TableActs } from './store/table-acts.ts';
import type { TableState } from './store/table-state.ts';
import type { TableStore } from './store/table-store.ts';
import { useSlice } from './store/use-slice.ts';
import type { TableGame, TableParts } from './table-game.ts';

/** What all parts of a table's screen share, and what stays as it is while messages come. */
export interface TableContext {
  readonly store: TableStore;
  /** Something is told first: until then there is nothing to do but look. */
  readonly isToBeRead: boolean;
  readonly narrow: Narrowing | undefined;
  /** Whether beginners are told things beside the game. */
  readonly hasHints: boolean;
  /** Null where one can only look. */
  readonly acts: TableActs | null;
  readonly game: TableGame;
  readonly say: Say;
  readonly nameOf: (seat: number) => string;
  /** Opens or closes something on this screen. */
  readonly change: Screen['change'];
  readonly hasChat: boolean;
  /** Opens the same table again when the match is over; null for viewers without a seat there. */
  readonly playAgain: PlayAgain | null;
  /** Where the match can be looked at again, once it is over. */
  readonly replayPath: string | null;
}

const Context = createContext<TableContext | null>(null);
export const TableContextProvider = Context.Provider;

export const useTableContext = (): TableContext => shown(use(Context));

/** What these parts of the table's state are; drawn again when one of them changes, not for every message. */
export function useTableState<Part extends keyof TableState>(
  ...parts: readonly Part[]
): Pick<TableState, Part> {
  const { store, isToBeRead, narrow } = useTableContext();
  return useSlice(
    store,
    (known) => {
      const state = offered(known, { isToBeRead, narrow });
      return Object.fromEntries(parts.map((part) => [part, state[part]])) as Pick<TableState, Part>;
    },
    [isToBeRead, narrow],
  );
}

/** Whether the match has ended. */
export const useIsOver = (): boolean => useSlice(useTableContext().store, isOver);

const ScreenContext = createContext<Screen | null>(null);
export const ScreenProvider = ScreenContext.Provider;

/** What lies open on this screen. */
export const useScreen = (): Screen => shown(use(ScreenContext));

const PartsContext = createContext<TableParts | null>(null);
export const PartsProvider = PartsContext.Provider;

/** What the game's own components are given; null before the match begins. */
export const useParts = (): TableParts | null => use(PartsContext);

function shown<Thing>(thing: Thing | null): Thing {
  if (thing === null) throw new Error('this is shown at a table only');
  return thing;
}
