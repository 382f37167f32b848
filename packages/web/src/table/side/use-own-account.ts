import { useQuery } from '@tanstack/react-query';
import { queries } from '../../api/queries.ts';
import { useTableContext } from '../table-context.ts';

/** Whose words are the viewer's own, with a seat or without. */
export function useOwnAccount(): string | null {
  const { hasChat } = useTableContext();
  const { data: me } = useQuery({ ...queries.me, enabled: hasChat });
  return me?.id ?? null;
}
