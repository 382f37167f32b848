import { keptInBrowser } from '../../settings/kept-in-browser.ts';

const mostTables = 40;

interface Kept {
  /** The table noted last comes first. */
  readonly tables: readonly (readonly [table: string, number: number])[];
}

/** A number for each of the tables this device has shown lately. */
export function keptByTable(name: string) {
  const store = keptInBrowser<Kept>(name, () => ({ tables: [] }));
  const numberOf = ({ tables }: Kept, table: string) => tables.find(([id]) => id === table)?.[1];
  return {
    of: (table: string): number | undefined => numberOf(store.getState(), table),
    use: (table: string): number | undefined => store((kept) => numberOf(kept, table)),
    note(table: string, number: number): void {
      if (numberOf(store.getState(), table) === number) return;
      const others = store.getState().tables.filter(([id]) => id !== table);
      store.setState({ tables: [[table, number] as const, ...others].slice(0, mostTables) });
    },
  };
}
