import { reason } from '@starboard/engine';
import type { TableDetail } from '@starboard/protocol';
import { Suspense, use, useEffect } from 'react';
import { Redirect, useSearchParams } from 'wouter';
import { useStore } from 'zustand';
import { useOwnName } from '../api/own-name.ts';
import { hasTable, loadTableGame } from '../games/find-game.ts';
import { usePlayAgain } from '../table/play-again.ts';
import { TableSkeleton } from '../table/screen/table-skeleton.tsx';
import type { TableStore } from '../table/store/table-store.ts';
import { TableView } from '../table/screen/table-view.tsx';
import { noteLocalTable } from './last-local-table.ts';
import { LocalNote } from './local-note.tsx';
import { localWish, rematchOf } from './local-wish.ts';
import { useLocalStore } from './use-local-store.ts';
import { openLocalTable, useOpenedTable } from './use-opened-table.ts';

/** A table on this device, played without a server; `new` opens one, as the address wishes. */
export const LocalTable = ({ id }: { readonly id: string }) => (
  <Suspense fallback={<TableSkeleton />}>
    {id === 'new' ? <NewLocalTable /> : <KeptLocalTable key={id} id={id} />}
  </Suspense>
);

function NewLocalTable() {
  const [wanted] = useSearchParams();
  const name = useOwnName();
  const { id, why } = useOpenedTable(localWish(wanted, name));
  return id === null ? <LocalNote why={why} /> : <Redirect to={`/local/${id}`} replace />;
}

function KeptLocalTable({ id }: { readonly id: string }) {
  const store = useLocalStore(id);
  return store ? <OpenedTable store={store} /> : <LocalNote why={null} />;
}

function OpenedTable({ store }: { readonly store: TableStore }) {
  const table = useStore(store, (state) => state.table);
  const closed = useStore(store, (state) => state.closed);
  if (closed || !table) return <LocalNote why={closed} />;
  return hasTable(table.game) ? (
    <PlayedTable store={store} table={table} />
  ) : (
    <LocalNote why={reason('server.table.game-unknown', { game: table.game })} />
  );
}

interface PlayedTableProps {
  readonly store: TableStore;
  readonly table: TableDetail;
}

function PlayedTable({ store, table }: PlayedTableProps) {
  const game = use(loadTableGame(table.game));
  const { id, status } = table;
  useEffect(() => noteLocalTable(id, status === 'finished'), [id, status]);
  const playAgain = usePlayAgain(async () => `/local/${await openLocalTable(rematchOf(table))}`);
  return (
    <TableView
      store={store}
      game={game}
      hasChat={false}
      playAgain={playAgain}
      replayPath={`/local/${table.id}/replay`}
    />
  );
}
