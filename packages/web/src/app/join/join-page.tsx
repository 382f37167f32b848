import type { TableDetail } from '@starboard/protocol';
import { useQuery } from '@tanstack/react-query';
import { Eye, LogIn } from 'lucide-react';
import { Redirect, useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { Refused } from '../../wire/refused.ts';
import { queries } from '../../api/queries.ts';
import { useJoin } from '../../api/tables.ts';
import { Button } from '../../design/controls/button.tsx';
import { ButtonLink } from '../../design/controls/button-link.tsx';
import { Panel } from '../../design/surfaces/panel.tsx';
import { Skeleton } from '../../design/surfaces/skeleton.tsx';
import { Trouble } from '../../design/surfaces/trouble.tsx';
import { webGame } from '../../games/find-game.ts';
import { useSay } from '../../language/say.ts';
import { useOnce } from '../../loading/use-once.ts';
import { codeLetters } from '../landing/code-letters.ts';
import { OwnName } from '../landing/own-name.tsx';
import { KeyArt } from '../shelf/key-art.tsx';
import { useGameName } from '../shelf/use-game-name.ts';
import { ReadingPage } from '../shell/reading-page.tsx';
import { NoTable } from '../shell/no-table.tsx';
import { ownerName, seatsTaken } from '../tables/table-people.ts';
import styles from './join-page.module.css';

/** Where a link or a code leads: to a seat in one tap, or among those who watch. */
export function JoinPage({ code }: { readonly code: string }) {
  const say = useSay('app');
  const found = useQuery(queries.code(codeLetters(code)));
  if (found.error instanceof Refused) return <NoTable refused={found.error} />;
  return (
    <ReadingPage title={say('web.join.title')}>
      {found.isPending && <Skeleton className={styles.waiting} />}
      {found.isError && <Trouble error={found.error} onRetry={() => void found.refetch()} />}
      {found.isSuccess && <Invitation table={found.data} />}
    </ReadingPage>
  );
}

function Invitation({ table }: { readonly table: TableDetail }) {
  const say = useSay('app');
  const gameName = useGameName();
  const isFull = table.seats.every(({ kind }) => kind !== 'open');
  if (table.seat !== null) return <Redirect to={`/table/${table.id}`} replace />;
  return (
    <Panel className={styles.invitation}>
      {webGame(table.game) && (
        <div className={styles.art}>
          <KeyArt game={table.game} crop="wide" />
        </div>
      )}
      <div className={styles.text}>
        <h2>{say('web.table.of', { name: ownerName(table) })}</h2>
        <p>
          {gameName(table.game)} · {say('web.tables.taken', seatsTaken(table))}
        </p>
        {table.status === 'open' && !isFull ? <SitDown table={table} /> : <NoSeat table={table} />}
      </div>
    </Panel>
  );
}

function SitDown({ table }: { readonly table: TableDetail }) {
  const say = useSay('app');
  const join = useJoin();
  const [, navigate] = useLocation();
  const hasTapped = useHistoryState<{ readonly sitDown?: boolean } | null>()?.sitDown ?? false;
  const sit = () =>
    join.mutate({ id: table.id }, { onSuccess: () => navigate(`/table/${table.id}`, { replace: true }) });
  // a player who typed the code and pressed “Join” has already said that they want to sit down
  useOnce(sit, hasTapped);
  return (
    <>
      <Button
        look="go"
        className={styles.sit}
        icon={<LogIn size={20} aria-hidden />}
        isSending={join.isPending}
        onClick={sit}
      >
        {say('web.join.sit')}
      </Button>
      <OwnName />
      {join.isError && <Trouble error={join.error} />}
    </>
  );
}

function NoSeat({ table }: { readonly table: TableDetail }) {
  const say = useSay('app');
  const why = table.status === 'open' ? 'full' : table.status;
  return (
    <>
      <p>{say(`web.join.${why}`)}</p>
      <p className={styles.ways}>
        {table.status !== 'closed' && table.spectators.allowed && (
          <ButtonLink href={`/table/${table.id}`} look="primary" icon={<Eye size={18} aria-hidden />}>
            {say('web.join.watch')}
          </ButtonLink>
        )}
        <ButtonLink href={`/new?game=${table.game}`}>{say('web.tables.open-own')}</ButtonLink>
      </p>
    </>
  );
}
