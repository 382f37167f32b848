import type { PendingProposal } from '../screen/screen-state.ts';
import { useScreen, useTableState } from '../table-context.ts';

/** The answer that waits for a yes, as long as its question stands. */
export function useProposal(): PendingProposal | null {
  const { proposal } = useScreen();
  const { prompt } = useTableState('prompt');
  return proposal?.decision === prompt?.decision ? proposal : null;
}
