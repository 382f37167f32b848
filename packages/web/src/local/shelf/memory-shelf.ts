import type { KeptInput, KeptTable, Shelf } from './kept-table.ts';

/** Keeps tables as long as the page is open: for tests, and for browsers that keep nothing. */
export function memoryShelf(): Shelf {
  const tables = new Map<string, KeptTable>();
  const logs = new Map<string, KeptInput[]>();
  const logOf = (id: string): KeptInput[] => logs.get(id) ?? [];
  return {
    all: async () => structuredClone([...tables.values()]),
    load: async (id) => structuredClone(tables.get(id) ?? null),
    async create(table) {
      tables.set(table.id, structuredClone(table));
      logs.set(table.id, []);
    },
    async append(table, inputs) {
      if (logOf(table.id).length !== table.seq - inputs.length) return false;
      tables.set(table.id, structuredClone(table));
      logs.get(table.id)?.push(...structuredClone(inputs));
      return true;
    },
    async change(table) {
      if (tables.get(table.id)?.seq !== table.seq) return false;
      tables.set(table.id, structuredClone(table));
      return true;
    },
    inputsAfter: async (id, seq) => structuredClone(logOf(id).filter((input) => input.seq > seq)),
    async remove(id) {
      tables.delete(id);
      logs.delete(id);
    },
  };
}
