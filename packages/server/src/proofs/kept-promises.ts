import { trapdoors } from '@starboard/engine/testing/toys';
import { matchAfter, playedInputs } from '@starboard/host';
import { expect } from 'vitest';
import type { Store } from '../store/store.ts';
import type { Walker } from '../testing/people/walker.ts';

/** Everything acknowledged is in the log, once; the log has no holes; and it leads to what is saved. */
export async function expectPromisesKept(
  store: Store,
  table: string,
  walkers: readonly Walker[],
): Promise<void> {
  const log = await store.matches.inputsAfter(table, 0, 1_000_000);
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index + 1));
  const requests = log.flatMap(({ request }) => (request === null ? [] : [request]));
  expect(new Set(requests).size).toBe(requests.length);
  const known = new Set(requests);
  const promised = walkers.flatMap(({ acknowledged, player }) =>
    acknowledged.map((id) => `${player.account}/${id}`),
  );
  expect(promised.filter((request) => !known.has(request))).toEqual([]);
  const match = await store.matches.load(table);
  if (!match) throw new Error('the match is gone');
  expect(match.seq).toBe(log.length);
  const { state } = matchAfter(trapdoors, match, log).table;
  expect(state).toMatchObject({ steps: playedInputs(log).length });
}
