import type { TableDetail } from '@starboard/protocol';
import { useQuery } from '@tanstack/react-query';
import { Eye, LogIn } from 'lucide-react';
import { Redirect, useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { Refused } from '../../wire/refused.ts';
import { useExplain } from '../../api/explain.ts';
import { queries } from '../../api/queries.ts';
import { useJoin } from '../../api/tables.ts';
import { Button } from '../../design/button.tsx';
import { ButtonLink } from '../../design/button-link.tsx';
import { Panel } from '../../design/panel.tsx';
import { Skeleton } from '../../design/skeleton.tsx';
import { useSay } from '../../language/say.ts';
import { useOnce } from '../../loading/use-once.ts';
import { KeyArt } from '../key-art/key-art.tsx';
import { codeLetters } from '../landing/code-letters.ts';
import { OwnName } from '../landing/own-name.tsx';
import { shelfGame } from '../shelf/shelf.ts';
import { NotHere } from '../shell/not-here.tsx';
import { ReadingPage } from '../shell/reading-page.tsx';
import { Trouble } from '../shell/trouble.tsx';
import { hostName } from '../tables/table-people.ts';
import styles from './join-page.module.css';

/** Where a link or a code leads: to a seat in one tap, or among those who watch. */
export function JoinPage({ code }: { readonly code: string }) {
  const say = useSay('app');
  const explain = useExplain();
  const found = useQuery(queries.code(codeLetters(code)));
  if (found.error instanceof Refused)
    return (
      <NotHere
        title={say('web.room.missing')}
        why={found.error.status === 404 ? say('web.room.missing.about') : explain(found.error)}
      />
    );
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
  const game = shelfGame(table.game);
  const taken = table.seats.filter(({ kind }) => kind !== 'open').length;
  const isFull = taken === table.seats.length;
  if (table.seat !== null) return <Redirect to={`/table/${table.id}`} replace />;
  return (
    <Panel className={styles.invitation}>
      {game && (
        <div className={styles.art}>
          <KeyArt game={game.id} crop="wide" />
        </div>
      )}
      <div className={styles.text}>
        <h2>{say('web.table.of', { name: hostName(table) })}</h2>
        <p>
          {game ? say(`web.game.${game.id}.name`) : table.game} ·{' '}
          {say('web.tables.taken', { taken, seats: table.seats.length })}
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
  // whoever typed the code and pressed “Join” has already said that they want to sit down
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
