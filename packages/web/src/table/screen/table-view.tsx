import { memo, type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { seatColoursOf } from '../../games/seat-colours.ts';
import { SeatNames, useSay } from '../../language/say.ts';
import { later } from '../../loading/later.ts';
import { useIsHandheld } from '../../settings/use-media.ts';
import { Reader } from '../dialogs/reader.tsx';
import { WhyNot } from '../dialogs/why-not.tsx';
import { DesktopTable } from './desktop-table.tsx';
import { PhoneTable } from './phone-table.tsx';
import type { PlayAgain } from '../play-again.ts';
import type { Narrowing } from '../store/offered.ts';
import { noteSeen } from '../store/seen-so-far.ts';
import type { TableGame } from '../table-game.ts';
import {
  PartsProvider,
  ScreenProvider,
  type TableContext,
  TableContextProvider,
  useIsOver,
  useScreen,
  useTableContext,
  useTableState,
} from '../table-context.ts';
import type { TableStore } from '../store/table-store.ts';
import { TableSounds } from './table-sounds.ts';
import { TurnSign } from './turn-sign.tsx';
import { useSeatNames } from '../use-seat-names.ts';
import { useScreenState } from './use-screen-state.ts';
import { useTableKeys } from '../keys/use-table-keys.ts';
import { useTableParts } from './use-table-parts.ts';

interface TableViewProps {
  readonly store: TableStore;
  readonly game: TableGame;
  /** Whether people can talk here. */
  readonly hasChat?: boolean;
  /** Something is told first: until then there is nothing to do but look. */
  readonly isToBeRead?: boolean;
  readonly narrow?: Narrowing | undefined;
  /** Whether beginners are told things beside the game: not where a coach tells them. */
  readonly hasHints?: boolean;
  /** Stands where the game's own buttons are: the knobs of a replay. With them the end is not announced. */
  readonly controls?: ReactNode;
  /** Opens the same table again when the match is over; null for viewers without a seat there. */
  readonly playAgain?: PlayAgain | null;
  /** Where the match can be looked at again, once it is over. */
  readonly replayPath?: string | null;
  /** A guest is offered an account when the match is over. */
  readonly isGuest?: boolean;
}

const Ending = later(() => import('../ending/ending.tsx'), 'Ending');
const OpenDialog = later(() => import('../dialogs/open-dialog.tsx'), 'OpenDialog');

/** A table, wherever its messages come from. */
export function TableView(props: TableViewProps) {
  const table = useStore(props.store, (state) => state.table);
  const nameOf = useSeatNames(table);
  return (
    <SeatNames value={nameOf}>
      <NamedTable {...props} nameOf={nameOf} />
    </SeatNames>
  );
}

/** Drawn again when its names change, or what it is given: not for all else that is told of the table. */
const NamedTable = memo((props: TableViewProps & Pick<TableContext, 'nameOf'>) => {
  const {
    store,
    game,
    hasChat = true,
    isToBeRead = false,
    narrow,
    hasHints = true,
    controls,
    nameOf,
    playAgain = null,
    replayPath = null,
    isGuest,
  } = props;
  const say = useSay('table', 'app', 'server', 'engine', ...game.bundles);
  const screen = useScreenState();
  const { acts } = store;
  const { change } = screen;
  const context = useMemo<TableContext>(
    () => ({
      store,
      isToBeRead,
      narrow,
      hasHints,
      acts,
      game,
      say,
      nameOf,
      change,
      hasChat,
      playAgain,
      replayPath,
    }),
    [store, isToBeRead, narrow, hasHints, acts, game, say, nameOf, change, hasChat, playAgain, replayPath],
  );
  useTableKeys(context);
  useEffect(() => store.showAs(game), [store, game]);
  const Layout = useIsHandheld() ? PhoneTable : DesktopTable;
  // one element as long as nothing of it changes: it is not drawn again with what opens above it
  const laid = useMemo(() => <Layout controls={controls} />, [Layout, controls]);
  return (
    <TableContextProvider value={context}>
      <ScreenProvider value={screen}>
        <InSeatColours game={game.id}>
          {controls === undefined && <TurnSign />}
          <PlayedTable isAnnounced={controls === undefined} isGuest={isGuest}>
            {laid}
          </PlayedTable>
          <TableSounds />
          <SeenSoFar />
          <WhyNot />
        </InSeatColours>
      </ScreenProvider>
    </TableContextProvider>
  );
});
NamedTable.displayName = 'NamedTable';

/** All of it in the colours that the game's box names for its seats. */
function InSeatColours({ game, children }: { readonly game: string; readonly children: ReactNode }) {
  const colours = seatColoursOf(game);
  if (!colours) return children;
  return (
    <div data-colours style={{ ...colours, display: 'contents' }}>
      {children}
    </div>
  );
}

interface PlayedTableProps {
  /** Whether the end is told when it comes. */
  readonly isAnnounced: boolean;
  readonly isGuest: boolean | undefined;
  readonly children: ReactNode;
}

/** The table in the frame of its game, and over it the end and what is opened. */
function PlayedTable({ isAnnounced, isGuest, children }: PlayedTableProps) {
  const { game } = useTableContext();
  const { isEndingAside, reading, dialog } = useScreen();
  const parts = useTableParts();
  const hasEnded = useIsOver() && isAnnounced && parts !== null && !isEndingAside;
  // under the end the table lies still
  const table = useMemo(() => <div inert={hasEnded}>{children}</div>, [hasEnded, children]);
  return (
    <PartsProvider value={parts}>
      {parts ? <game.Frame parts={parts}>{table}</game.Frame> : table}
      {hasEnded && (
        <Suspense>
          <Ending isGuest={isGuest} />
        </Suspense>
      )}
      {reading !== null && <Reader />}
      {dialog !== null && (
        <Suspense>
          <OpenDialog dialog={dialog} />
        </Suspense>
      )}
    </PartsProvider>
  );
}

/** Notes how much of the log this device has shown. */
function SeenSoFar(): null {
  const { acts } = useTableContext();
  const { id, view, log } = useTableState('id', 'view', 'log');
  useEffect(() => {
    if (acts && view) noteSeen(id, log.length);
  }, [acts, view, id, log.length]);
  return null;
}
