const key = 'starboard.seen';
const mostTables = 40;

type Seen = readonly (readonly [table: string, entries: number])[];

/** How much of each table's log this device has shown, so that it can say what happened in between. */
export function seenSoFar(table: string): number | undefined {
  return read().find(([id]) => id === table)?.[1];
}

export function noteSeen(table: string, entries: number): void {
  const others = read().filter(([id]) => id !== table);
  try {
    localStorage.setItem(key, JSON.stringify([[table, entries], ...others].slice(0, mostTables)));
  } catch {
    // a browser that keeps nothing simply has no “while you were away”
  }
}

function read(): Seen {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]') as Seen;
  } catch {
    return [];
  }
}
