import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { queries } from '../../api/queries.ts';
import { tableCalls } from '../../api/table-calls.ts';
import { Button } from '../../design/controls/button.tsx';
import { Panel } from '../../design/surfaces/panel.tsx';
import { Skeleton } from '../../design/surfaces/skeleton.tsx';
import { Trouble } from '../../design/surfaces/trouble.tsx';
import { useSay } from '../../language/say.ts';
import { HistoryRow } from './history-row.tsx';
import styles from './me-page.module.css';

/** One's own tables: those that go on first, then what has been played, with the way to look at it again. */
export function OwnHistory() {
  const say = useSay('app');
  const list = useInfiniteQuery(queries.own);
  const remove = useMutation({ mutationFn: tableCalls.removeImport, onSuccess: () => list.refetch() });
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
          >
            {table.isImported && (
              <Button
                isSmall
                icon={<Trash2 size={16} aria-hidden />}
                isSending={remove.isPending && remove.variables === table.id}
                onClick={() => remove.mutate(table.id)}
              >
                {say('web.history.forget')}
              </Button>
            )}
          </HistoryRow>
        ))}
      </ul>
      {remove.isError && <Trouble error={remove.error} />}
      {list.hasNextPage && (
        <Button isSending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {say('web.list.more')}
        </Button>
      )}
    </Panel>
  );
}
