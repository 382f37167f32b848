import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useMe } from '../../api/account.ts';
import { useLiveList } from '../../api/live.ts';
import { queries, wirelessInterval } from '../../api/queries.ts';
import { Button } from '../../design/controls/button.tsx';
import { ButtonLink } from '../../design/controls/button-link.tsx';
import { Skeleton } from '../../design/surfaces/skeleton.tsx';
import { Trouble } from '../../design/surfaces/trouble.tsx';
import { useSay } from '../../language/say.ts';
import { ReadingPage } from '../shell/reading-page.tsx';
import { Reconnecting } from '../shell/reconnecting.tsx';
import { TableRow } from './table-row.tsx';
import styles from './tables-page.module.css';

/** Public tables that wait for players, as they come and go. */
export function TablesPage() {
  const say = useSay('app');
  const wire = useLiveList();
  const { data: me } = useMe();
  const list = useInfiniteQuery({ ...queries.listed, refetchInterval: me === null && wirelessInterval });
  const tables = list.data?.pages.flatMap((page) => page.tables) ?? [];
  return (
    <ReadingPage title={say('web.tables.title')}>
      <p className={styles.intro}>
        <span>{say('web.tables.about')}</span>
        <ButtonLink href="/new" look="primary" icon={<Plus size={18} aria-hidden />}>
          {say('web.tables.open-own')}
        </ButtonLink>
      </p>
      <Reconnecting wire={wire} />
      {list.isError && <Trouble error={list.error} onRetry={() => void list.refetch()} />}
      {list.isPending && <Skeletons />}
      {list.isSuccess && tables.length === 0 && <p className={styles.empty}>{say('web.tables.empty')}</p>}
      <ul className={styles.list}>
        {tables.map((table) => (
          <TableRow key={table.id} table={table} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button isSending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {say('web.list.more')}
        </Button>
      )}
    </ReadingPage>
  );
}

const Skeletons = () => (
  <div className={styles.list}>
    <Skeleton className={styles.waiting} />
    <Skeleton className={styles.waiting} />
    <Skeleton className={styles.waiting} />
  </div>
);
