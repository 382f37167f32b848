import { isOver } from '../ending/victory.ts';
import type { TableContext } from '../table-context.ts';

/** Whether the viewer can leave orders at this table now. */
export function canOrder({ acts, game, store }: Pick<TableContext, 'acts' | 'game' | 'store'>): boolean {
  const state = store.getState();
  return acts !== null && game.orders !== undefined && state.viewer !== 'spectator' && !isOver(state);
}
