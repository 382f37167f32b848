import type { SeatHolder, TableSummary } from '@starboard/protocol';

type Person = Extract<SeatHolder, { readonly kind: 'person' }>;

/** Those at a table who are no bots. */
export const personsAt = ({ seats }: Pick<TableSummary, 'seats'>): readonly Person[] =>
  seats.filter((holder) => holder.kind === 'person');

/** How many seats are no longer open, of how many: what `web.tables.taken` says. */
export const seatsTaken = ({
  seats,
}: Pick<TableSummary, 'seats'>): { readonly taken: number; readonly seats: number } => ({
  taken: seats.filter(({ kind }) => kind !== 'open').length,
  seats: seats.length,
});

/** What its owner is called; a table is known by it. */
export const ownerName = (table: Pick<TableSummary, 'seats' | 'host'>): string =>
  personsAt(table).find(({ account }) => account === table.host)?.name ?? '—';
