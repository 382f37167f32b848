import { useMutation, useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { queryClient } from '../../api/queries.ts';
import { Button } from '../../design/controls/button.tsx';
import { Panel } from '../../design/surfaces/panel.tsx';
import { Trouble } from '../../design/surfaces/trouble.tsx';
import { useSay } from '../../language/say.ts';
import { askDevice } from '../../wire/device-wire.ts';
import { noteLocalTable } from '../../local/last-local-table.ts';
import { HistoryRow } from './history-row.tsx';
import styles from './me-page.module.css';

const queryKey = ['tables', 'local'];

/** Matches that were played without a server; they live in this browser alone. */
export function LocalHistory() {
  const say = useSay('app');
  const list = useQuery({ queryKey, queryFn: () => askDevice('list', null), staleTime: 0 });
  const remove = useMutation({
    mutationFn: async (table: string) => {
      await askDevice('remove', { table });
      noteLocalTable(table, true);
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
  });
  const tables = list.data ?? [];
  if (tables.length === 0 && !list.isError) return null;
  return (
    <Panel className={styles.panel}>
      <h2>{say('web.history.local')}</h2>
      <ul className={styles.list}>
        {tables.map((table) => (
          <HistoryRow
            key={table.id}
            table={table}
            tablePath={`/local/${table.id}`}
            replayPath={`/local/${table.id}/replay`}
          >
            <Button
              isSmall
              icon={<Trash2 size={16} aria-hidden />}
              isSending={remove.isPending && remove.variables === table.id}
              onClick={() => remove.mutate(table.id)}
            >
              {say('web.history.forget')}
            </Button>
          </HistoryRow>
        ))}
      </ul>
      {list.isError && <Trouble error={list.error} onRetry={() => void list.refetch()} />}
      {remove.isError && <Trouble error={remove.error} />}
    </Panel>
  );
}
