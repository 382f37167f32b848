import type { TableDetail } from '@starboard/protocol';
import { Suspense, use } from 'react';
import { Link, useLocation } from 'wouter';
import { useStore } from 'zustand';
import { useMe } from '../api/account.ts';
import { call } from '../api/call.ts';
import { tableCalls } from '../api/table-calls.ts';
import { loadTableGame } from '../games/index.ts';
import { ScreenNote } from '../design/screen-note.tsx';
import { useSay } from '../language/say.ts';
import type { TableStore } from './table-store.ts';
import { TableSkeleton } from './table-skeleton.tsx';
import { TableView } from './table-view.tsx';
import { useServerTable } from './use-server-table.ts';

export { TableView, type TableViewProps } from './table-view.tsx';

/** A table kept by the server. */
export function TableScreen({ id }: { readonly id: string }) {
  const store = useServerTable(id);
  return (
    <Suspense fallback={<TableSkeleton />}>
      {store ? <ServerTable store={store} /> : <TableSkeleton />}
    </Suspense>
  );
}

function ServerTable({ store }: { readonly store: TableStore }) {
  const { table, closed } = useStore(store);
  const say = useSay('table', 'server');
  if (closed)
    return (
      <ScreenNote title={say(closed)}>
        <p>
          <Link href="/">{say('web.menu.leave')}</Link>
        </p>
      </ScreenNote>
    );
  if (!table)
    return (
      <main id="main">
        <h1 className="unseen">{say('web.prompt.connecting')}</h1>
        <TableSkeleton />
      </main>
    );
  return <LoadedTable store={store} table={table} />;
}

interface LoadedTableProps {
  readonly store: TableStore;
  readonly table: TableDetail;
}

function LoadedTable({ store, table }: LoadedTableProps) {
  const game = use(loadTableGame(table.game));
  const { data: me } = useMe();
  const [, navigate] = useLocation();
  const playAgain = async () => {
    const again = table.rematch ?? (await call<TableDetail>('POST', `/tables/${table.id}/rematch`)).id;
    // who asks for another match is ready for it
    await tableCalls.setReady(again, true);
    navigate(`/table/${again}`);
  };
  return (
    <TableView
      store={store}
      game={game}
      {...(table.seat !== null && { onPlayAgain: () => void playAgain() })}
      replayPath={`/replay/${table.id}`}
      isGuest={me?.isGuest ?? false}
    />
  );
}
