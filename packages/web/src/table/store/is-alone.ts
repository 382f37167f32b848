import type { TableState } from './table-state.ts';

/** Whether giving up would end it: there is only one rival left. */
export const isDuel = ({ table }: Pick<TableState, 'table'>): boolean =>
  table?.seats.filter((holder) => holder.kind !== 'person' || holder.hasResigned !== true).length === 2;

/** Whether all others at the table are bots, or have given up: there is no player to ask. */
export const isAlone = ({ table }: Pick<TableState, 'table'>): boolean =>
  table?.seats.filter((holder) => holder.kind === 'person' && holder.hasResigned !== true).length === 1;
