import type { TableState } from '../table-state.ts';

/** Whose words are the viewer's own; null for whoever only watches. */
export function ownAccount({ viewer, table }: TableState): string | null {
  const own = viewer === 'spectator' ? undefined : table?.seats[viewer];
  return own?.kind === 'person' ? own.account : null;
}
