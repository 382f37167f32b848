import { useQuery } from '@tanstack/react-query';
import { queries } from '../../api/queries.ts';
import { useTableContext, useTableState } from '../table-context.ts';

/** Who else wants to play again, in a sentence; null as long as no player does. */
export function useRematch(): string | null {
  const { say, playAgain } = useTableContext();
  const { table, viewer } = useTableState('table', 'viewer');
  const id = table?.rematch ?? null;
  const { data: next } = useQuery({ ...queries.table(id ?? ''), enabled: id !== null && playAgain !== null });
  if (!table || id === null || playAgain === null || next?.status === 'closed') return null;
  const seat = table.seats.findIndex((holder) => holder.kind === 'person' && holder.account === next?.host);
  const holder = table.seats[seat];
  if (holder?.kind !== 'person') return say('web.rematch.somebody');
  return seat === viewer ? null : say('web.rematch.wanted', { name: holder.name });
}
