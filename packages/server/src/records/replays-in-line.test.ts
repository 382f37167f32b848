import { highCard } from '@starboard/engine/testing';
import { afterEach, expect, inject, test, vi } from 'vitest';
import { LogWork } from '../log-work/log-work.ts';
import type { Store } from '../store/store.ts';
import { type HttpNode, startHttpNode } from '../testing/nodes/http-node.ts';
import { keepMatch } from '../testing/stores/kept-match.ts';
import { games } from '../testing/nodes/record-node.ts';
import { startToyLogWorker } from '../testing/threads/start-toy-log-worker.ts';
import { addRecordRoutes } from './routes.ts';

let node: HttpNode;
let work: LogWork;
let open: () => void;
let made: number;

/** A node where no replay gets on until the database is let go on. */
async function startHeldNode(): Promise<string> {
  made = 0;
  const opened = new Promise<void>((done) => (open = done));
  node = await startHttpNode({
    routes({ app, store }) {
      const rowsAfter: Store['matches']['rowsAfter'] = async (...asked) => {
        await opened;
        return store.matches.rowsAfter(...asked);
      };
      const held = { ...store, matches: { ...store.matches, rowsAfter } };
      work = new LogWork({ store: held, start: startToyLogWorker, onDone: () => void made++ });
      addRecordRoutes(app, { store, games, work, now: () => 1000 });
    },
  });
  return (await keepMatch(node.store, highCard, { seats: 3, seed: 'held', options: {} })).id;
}
afterEach(async () => {
  await node.close();
  await work.close();
});

const waitFor = (check: () => void | Promise<void>) =>
  vi.waitFor(check, { timeout: inject('patience'), interval: 10 });

test('while replays are made others are answered, and of too many those beyond the line hear so', async () => {
  const id = await startHeldNode();
  const ann = await node.guest('Ann');
  const asked = Array.from({ length: 40 }, (_, from) =>
    ann.get(`/api/tables/${id}/replay?from=${from}&limit=1`),
  );
  // the same again joins what waits
  const again = ann.get(`/api/tables/${id}/replay?from=0&limit=1`);
  const refused = await Promise.all(asked.slice(10));
  for (const { status, headers } of refused) {
    expect(status).toBe(503);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
  // none has been made, and all others get on with what they do
  expect(made).toBe(0);
  const bob = await node.guest('Bob');
  expect((await bob.get('/api/me')).status).toBe(200);
  expect((await bob.patch('/api/me', { language: 'uk' })).status).toBe(200);
  open();
  const answers = (await Promise.all(asked)).map(({ status }) => status);
  expect((await again).status).toBe(200);
  // one under way and four in line
  expect(answers.filter((status) => status === 200)).toHaveLength(5);
  expect(made).toBe(5);
});

test('whoever hangs up is not waited upon', async () => {
  const id = await startHeldNode();
  const hangUp = new AbortController();
  const asked = Array.from({ length: 4 }, (_, from) =>
    fetch(`${node.url}/api/tables/${id}/replay?from=${from}&limit=1`, { signal: hangUp.signal }).catch(
      () => null,
    ),
  );
  await waitFor(() => expect(work.waiting).toBe(3));
  hangUp.abort();
  await Promise.all(asked);
  await waitFor(() => expect(work.waiting).toBe(0));
  open();
  expect((await node.browser().get(`/api/tables/${id}/replay?from=9&limit=1`)).status).toBe(200);
  expect(made).toBe(2);
});

test('a page is sent compressed to whoever can read that, and plain to others', async () => {
  const id = await startHeldNode();
  open();
  const ask = (encoding: string) =>
    fetch(`${node.url}/api/tables/${id}/replay?limit=3`, { headers: { 'accept-encoding': encoding } });
  const [packed, plain] = [await ask('gzip'), await ask('identity')];
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(plain.headers.get('content-encoding')).toBe(null);
  expect(await packed.json()).toEqual(await plain.json());
  expect(made).toBe(1);
});
