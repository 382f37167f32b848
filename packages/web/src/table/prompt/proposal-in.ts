import type { TableRoom } from '../table-room.ts';

/** The answer that waits for a yes, as long as its question stands. */
export const proposalIn = ({
  desk,
  state,
}: Pick<TableRoom, 'desk' | 'state'>): TableRoom['desk']['proposal'] =>
  desk.proposal?.decision === state.prompt?.decision ? desk.proposal : null;
