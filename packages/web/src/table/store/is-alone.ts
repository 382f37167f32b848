import type { TableState } from './table-state.ts';

/** Whether giving up would end it: there is only one rival left. */
export const isDuel = ({ table }: Pick<TableState, 'table'>): boolean =>
  table?.seats.filter((holder) => holder.kind !== 'person' || holder.hasResigned !== true).length === 2;

/** Whether everybody else at the table is a bot, or has given up: there is nobody to ask. */
export const isAlone = ({ table }: Pick<TableState, 'table'>): boolean =>
  table?.seats.filter((holder) => holder.kind === 'person' && holder.hasResigned !== true).length === 1;
