import type { Append, DealtMatch } from '../../store/match-store.ts';
import type { Store } from '../../store/store.ts';
import { tableRow } from './table-row.ts';

/** A match that only counts: after its nth input the state says n. */
export const toyMatch = (id: string): DealtMatch => ({
  id,
  game: 'toy',
  seq: 0,
  saved: toySaved(0),
  savedSeq: 0,
  told: [0, 0],
  clock: null,
  dueAt: null,
});

export async function createToyMatch(store: Store, id: string): Promise<void> {
  await store.db.insertInto('tables').values(tableRow(id)).execute();
  await store.matches.create(toyMatch(id), 1);
}

/** One input for each request, upon what was there before. */
export function toyAppend(match: string, after: number, requests: readonly string[], dueAt?: number): Append {
  const seq = after + requests.length;
  return {
    match,
    after,
    inputs: requests.map((request, index) => ({
      at: 1_000 + after + index,
      seat: index % 2 === 0 ? 0 : null,
      by: index % 2 === 0 ? 'person' : 'order',
      request,
      input: JSON.stringify({ seat: 0, decision: after + index, answer: request }),
      events: JSON.stringify([{ type: 'counted', to: after + 1 + index }]),
      told: JSON.stringify([after + 1 + index, 0]),
    })),
    saved: JSON.stringify(toySaved(seq)),
    told: JSON.stringify([seq, 0]),
    clock: null,
    dueAt: dueAt ?? null,
    rest: null,
    at: 1_000 + seq,
  };
}

const toySaved = (count: number): DealtMatch['saved'] =>
  ({ position: { count }, undo: null }) as unknown as DealtMatch['saved'];
