import type { TableDetail } from '@starboard/protocol';
import { type ComponentProps, Suspense, use } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { useMe } from '../../api/account.ts';
import { call } from '../../api/call.ts';
import { tableCalls } from '../../api/table-calls.ts';
import { ButtonLink } from '../../design/controls/button-link.tsx';
import { loadTableGame } from '../../games/find-game.ts';
import { ScreenNote } from '../../design/surfaces/screen-note.tsx';
import { Trouble } from '../../design/surfaces/trouble.tsx';
import { useSay } from '../../language/say.ts';
import { usePlayAgain } from '../play-again.ts';
import type { TableStore } from '../store/table-store.ts';
import { TableSkeleton } from './table-skeleton.tsx';
import { TableView } from './table-view.tsx';
import { useServerTable } from '../store/use-server-table.ts';
import { useArrival } from './use-arrival.ts';

/** A table kept by the server. */
export function TableScreen({ id }: { readonly id: string }) {
  const { hasAccount, error, retry } = useArrival();
  if (hasAccount) return <WatchedTable id={id} />;
  return error ? <NoEntry error={error} onRetry={retry} /> : <TableSkeleton />;
}

function NoEntry(trouble: ComponentProps<typeof Trouble>) {
  const say = useSay('app');
  return (
    <ScreenNote title={say('web.room.no-entry')}>
      <Trouble {...trouble} />
      <ButtonLink href="/">{say('web.not-found.home')}</ButtonLink>
    </ScreenNote>
  );
}

function WatchedTable({ id }: { readonly id: string }) {
  const store = useServerTable(id);
  return (
    <Suspense fallback={<TableSkeleton />}>
      {store ? <ServerTable store={store} /> : <TableSkeleton />}
    </Suspense>
  );
}

function ServerTable({ store }: { readonly store: TableStore }) {
  const table = useStore(store, (state) => state.table);
  const closed = useStore(store, (state) => state.closed);
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

/** The server knows whether there is one already that has not been closed. */
async function openRematch(id: string): Promise<string> {
  const next = await call<TableDetail>('POST', `/tables/${id}/rematch`);
  // who asks for another match is ready for it
  if (next.status === 'open' && next.seat !== null) await tableCalls.setReady(next.id, true);
  return `/table/${next.id}`;
}

interface LoadedTableProps {
  readonly store: TableStore;
  readonly table: TableDetail;
}

function LoadedTable({ store, table }: LoadedTableProps) {
  const game = use(loadTableGame(table.game));
  const { data: me } = useMe();
  const playAgain = usePlayAgain(() => openRematch(table.id));
  return (
    <TableView
      store={store}
      game={game}
      playAgain={table.seat === null ? null : playAgain}
      replayPath={`/replay/${table.id}`}
      isGuest={me?.isGuest ?? false}
    />
  );
}
