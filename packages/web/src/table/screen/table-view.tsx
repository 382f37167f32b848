import { type ReactNode, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { SeatNames, useSay } from '../../language/say.ts';
import { useIsHandheld } from '../../settings/use-media.ts';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { KeyMap } from '../dialogs/key-map.tsx';
import { Reader } from '../dialogs/reader.tsx';
import { WhyNot } from '../dialogs/why-not.tsx';
import { DesktopTable } from './desktop-table.tsx';
import { Ending } from '../ending/ending.tsx';
import { isOver } from '../ending/victory.ts';
import { offered } from '../store/offered.ts';
import { PhoneTable } from './phone-table.tsx';
import type { PlayAgain } from '../play-again.ts';
import { noteSeen } from '../store/seen-so-far.ts';
import type { TableGame } from '../table-game.ts';
import { type TableContext, TableContextProvider } from '../table-context.ts';
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
  /** Stands where the game's own buttons are: the knobs of a replay. With them the end is not announced. */
  readonly controls?: ReactNode;
  /** Opens the same table again when the match is over; null for whoever has no seat there. */
  readonly playAgain?: PlayAgain | null;
  /** Where the match can be looked at again, once it is over. */
  readonly replayPath?: string | null;
  /** Whoever has no account is offered one when the match is over. */
  readonly isGuest?: boolean;
}

/** A table, wherever its messages come from. */
export function TableView(props: TableViewProps) {
  const { table } = useStore(props.store);
  const nameOf = useSeatNames(table);
  return (
    <SeatNames value={nameOf}>
      <NamedTable {...props} nameOf={nameOf} />
    </SeatNames>
  );
}

function NamedTable(props: TableViewProps & Pick<TableContext, 'nameOf'>) {
  const {
    store,
    game,
    hasChat = true,
    isToBeRead = false,
    controls,
    nameOf,
    playAgain = null,
    replayPath = null,
    isGuest,
  } = props;
  const known = useStore(store);
  const state = useMemo(() => offered(known, isToBeRead), [known, isToBeRead]);
  const say = useSay('table', 'app', 'server', 'engine', ...game.bundles);
  const screen = useScreenState();
  const isPhone = useIsHandheld();
  const { acts } = store;
  const parts = useTableParts(state, acts, screen);
  const context = useMemo<TableContext>(
    () => ({ state, acts, game, say, nameOf, parts, screen, hasChat, playAgain, replayPath }),
    [state, acts, game, say, nameOf, parts, screen, hasChat, playAgain, replayPath],
  );
  useTableKeys(context, store.flush);
  useEffect(() => store.paceBy(game.pace), [store, game]);
  useEffect(() => {
    if (acts && state.view) noteSeen(state.id, state.log.length);
  }, [acts, state.view, state.id, state.log.length]);
  const Layout = isPhone ? PhoneTable : DesktopTable;
  const hasEnded = controls === undefined && parts !== null && isOver(state) && !screen.isEndingAside;
  // under the end the table lies still
  const table = (
    <div inert={hasEnded}>
      <Layout controls={controls} />
    </div>
  );
  return (
    <TableContextProvider value={context}>
      {controls === undefined && <TurnSign />}
      {parts ? <game.Frame parts={parts}>{table}</game.Frame> : table}
      {hasEnded && <Ending isGuest={isGuest} />}
      <TableSounds />
      <WhyNot />
      {screen.reading !== null && <Reader />}
      {screen.dialog === 'keys' && <KeyMap />}
      {screen.dialog !== null && screen.dialog !== 'keys' && <ConfirmDialog about={screen.dialog} />}
    </TableContextProvider>
  );
}
