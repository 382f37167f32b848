import { useInfiniteQuery } from '@tanstack/react-query';
import { queries } from '../../api/queries.ts';
import { Button } from '../../design/button.tsx';
import { Panel } from '../../design/panel.tsx';
import { Skeleton } from '../../design/skeleton.tsx';
import { Trouble } from '../../design/trouble.tsx';
import { useSay } from '../../language/say.ts';
import { HistoryRow } from './history-row.tsx';
import styles from './me-page.module.css';

/** One's own tables: those that go on first, then what has been played, with the way to look at it again. */
export function OwnHistory() {
  const say = useSay('app');
  const list = useInfiniteQuery(queries.own);
  const tables = (list.data?.pages.flatMap((page) => page.tables) ?? []).filter(
    ({ status }) => status !== 'closed',
  );
  return (
    <Panel className={styles.panel}>
      <h2>{say('web.history.title')}</h2>
      {list.isPending && <Skeleton className={styles.waiting} />}
      {list.isError && <Trouble error={list.error} onRetry={() => void list.refetch()} />}
      {list.isSuccess && tables.length === 0 && <p className={styles.quiet}>{say('web.history.empty')}</p>}
      <ul className={styles.list}>
        {tables.map((table) => (
          <HistoryRow
            key={table.id}
            table={table}
            tablePath={`/table/${table.id}`}
            replayPath={`/replay/${table.id}`}
          />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button isSending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {say('web.list.more')}
        </Button>
      )}
    </Panel>
  );
}
