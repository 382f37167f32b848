import type { Table } from './table.ts';

export function landColony(table: Table, seat: number, territory: number): void {
  const { colonies } = table.territories[territory] ?? { colonies: [] };
  colonies[seat] = (colonies[seat] ?? 0) + 1;
}
