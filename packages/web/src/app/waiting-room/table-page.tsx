import { Suspense } from 'react';
import { Refused } from '../../wire/refused.ts';
import { isAway } from '../../api/away.ts';
import { Unreachable } from '../../api/call.ts';
import { useTable } from '../../api/tables.ts';
import { ButtonLink } from '../../design/controls/button-link.tsx';
import { Trouble } from '../../design/surfaces/trouble.tsx';
import { useSay } from '../../language/say.ts';
import { later } from '../../loading/later.ts';
import { TableScreen } from '../../table/screen/table-screen.tsx';
import { seenSoFar } from '../../table/store/seen-so-far.ts';
import { TableSkeleton } from '../../table/screen/table-skeleton.tsx';
import { Page } from '../shell/page.tsx';
import { ReadingPage } from '../shell/reading-page.tsx';
import { NoTable } from '../shell/no-table.tsx';
import { RoomSkeleton } from './room-skeleton.tsx';

const noAnswer = new Unreachable('still no answer');

const WaitingRoom = later(() => import('./waiting-room.tsx'), 'WaitingRoom');

/** A table: the room where players gather, then the match. */
export function TablePage({ id }: { readonly id: string }) {
  const say = useSay('app');
  const table = useTable(id);
  if (table.error instanceof Refused && !isAway(table.error) && !table.data)
    return <NoTable refused={table.error} />;
  // it is asked again by itself, and meanwhile it says so
  if (table.errorUpdateCount > 0 && !table.data)
    return (
      <ReadingPage title={say('web.room.no-entry')}>
        <Trouble error={table.error ?? noAnswer} onRetry={() => void table.refetch()} />
        <p>
          <ButtonLink href="/" look="primary">
            {say('web.not-found.home')}
          </ButtonLink>
        </p>
      </ReadingPage>
    );
  if (!table.data) return seenSoFar(id) === undefined ? <LoadingRoom /> : <TableSkeleton />;
  switch (table.data.status) {
    case 'open':
      return (
        <Suspense fallback={<LoadingRoom />}>
          <WaitingRoom table={table.data} />
        </Suspense>
      );
    case 'closed':
      return <ClosedTable />;
    case 'playing':
    case 'finished':
      return <TableScreen id={id} />;
  }
}

function LoadingRoom() {
  const say = useSay('app');
  return (
    <Page title={say('web.room.loading')}>
      <RoomSkeleton />
    </Page>
  );
}

function ClosedTable() {
  const say = useSay('app');
  return (
    <ReadingPage title={say('web.room.closed')}>
      <p>{say('web.room.closed.about')}</p>
      <p>
        <ButtonLink href="/new" look="primary">
          {say('web.tables.open-own')}
        </ButtonLink>
      </p>
    </ReadingPage>
  );
}
