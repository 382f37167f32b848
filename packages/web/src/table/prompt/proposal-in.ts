import type { TableContext } from '../table-context.ts';

/** The answer that waits for a yes, as long as its question stands. */
export const proposalIn = ({
  screen,
  state,
}: Pick<TableContext, 'screen' | 'state'>): TableContext['screen']['proposal'] =>
  screen.proposal?.decision === state.prompt?.decision ? screen.proposal : null;
