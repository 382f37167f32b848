import type { Seat } from '@starboard/engine';
import type { TableDetail } from '@starboard/protocol';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEnsureAccount, useMe } from './account.ts';
import { isAway } from './away.ts';
import { queries, queryClient, wirelessInterval } from './queries.ts';
import { tableCalls } from './table-calls.ts';

/** How often a server that does not answer is asked again, in milliseconds. */
const absentInterval = 1_500;

/** Remembers a table as the server told it, unless something newer is known. */
export function keepTable(table: TableDetail): void {
  queryClient.setQueryData(queries.table(table.id).queryKey, (known) =>
    known && known.version > table.version ? known : table,
  );
}

/** A table; a visitor without an account, and so without a wire, asks again from time to time. */
export function useTable(id: string) {
  const { data: me } = useMe();
  return useQuery({
    ...queries.table(id),
    // a server that is away may come back
    refetchInterval: ({ state: { data, error } }) =>
      data === undefined && isAway(error) ? absentInterval : me === null && wirelessInterval,
  });
}

/** An act at a table: its answer is the table as it is then. */
export const useTableAct = () =>
  useMutation({ mutationFn: async (act: () => Promise<TableDetail>) => act(), onSuccess: keepTable });

/** Sits down at a table, as a guest where there is no account yet. */
export function useJoin() {
  const ensureAccount = useEnsureAccount();
  return useMutation({
    mutationFn: async ({ id, seat }: { readonly id: string; readonly seat?: Seat }) => {
      await ensureAccount();
      return tableCalls.join(id, seat);
    },
    onSuccess: keepTable,
  });
}
