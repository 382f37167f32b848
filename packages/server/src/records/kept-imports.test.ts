import { highCard } from '@starboard/engine/testing';
import type { TableDetail } from '@starboard/protocol';
import type { MatchFile } from '@starboard/records';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '../store/store.ts';
import { addRecords } from '../testing/nodes/add-records.ts';
import type { Browser } from '../testing/people/browser.ts';
import { type HttpNode, startHttpNode } from '../testing/nodes/http-node.ts';
import { keepMatch } from '../testing/stores/kept-match.ts';
import { dialects, newPremises, type Premises } from '../testing/stores/stores.ts';
import { importedTable } from './imported-table.ts';
import { beginImport, keepInputs, removeImport, sweepImports } from './import-rows.ts';

const day = 86_400_000;

describe.each(dialects)('what is brought here, on %s', (dialect) => {
  let premises: Premises;
  let store: Store;
  let node: HttpNode;
  let file: MatchFile;
  let now = 1_800_000_000_000;
  beforeAll(async () => {
    premises = await newPremises(dialect);
    store = await premises.open();
    node = await startHttpNode({
      store,
      now: () => now,
      routes: ({ app }) => void addRecords(app, store, [highCard], () => now),
    });
    const { id } = await keepMatch(store, highCard, { seats: 3, seed: 'kept', options: {} });
    file = (await node.browser().get<MatchFile>(`/api/tables/${id}/export`)).body;
  });
  afterAll(async () => {
    await node.close();
    await premises.remove();
  });

  const brings = async (who: Browser): Promise<string> =>
    (await who.post<TableDetail>('/api/import', file)).body.id;
  const rows = async (id: string): Promise<number> =>
    (await store.db.selectFrom('inputs').select('seq').where('match_id', '=', id).execute()).length;
  const isThere = async (id: string): Promise<boolean> =>
    (await store.db.selectFrom('tables').select('id').where('id', '=', id).execute()).length > 0;

  test('is taken away by whoever brought it, and by nobody else', async () => {
    const [ann, bob] = [await node.guest('Ann'), await node.guest('Bob')];
    const id = await brings(ann);
    expect((await bob.delete(`/api/imports/${id}`)).refused).toBe('server.record.not-yours');
    expect(await rows(id)).toBe(file.inputs.length);
    expect((await ann.delete(`/api/imports/${id}`)).status).toBe(204);
    expect([await isThere(id), await rows(id)]).toEqual([false, 0]);
    expect((await ann.delete(`/api/imports/${id}`)).status).toBe(404);
    // what was played here no player can delete
    const played = await keepMatch(store, highCard, { seats: 3, seed: 'played', options: {} });
    expect((await ann.delete(`/api/imports/${played.id}`)).status).toBe(404);
  });

  test('takes only so much room for each account, and is told how to make some', async () => {
    const ann = await node.guest('Ann');
    const id = await brings(ann);
    await store.db.updateTable('imports').set({ bytes: 34_000_000 }).where('table_id', '=', id).execute();
    const { status, body } = await ann.post('/api/import', file);
    expect([status, body]).toEqual([
      409,
      { refused: { key: 'server.record.no-room', params: { most: 32 } } },
    ]);
    expect((await (await node.guest('Bob')).post('/api/import', file)).status).toBe(200);
    await ann.delete(`/api/imports/${id}`);
    expect((await ann.post('/api/import', file)).status).toBe(200);
  });

  test('goes with the account that brought it, and with a guest who does not come back', async () => {
    const [ann, bob] = [await node.guest('Ann'), await node.guest('Bob')];
    const [hers, his] = [await brings(ann), await brings(bob)];
    expect((await ann.delete('/api/me', {})).status).toBe(204);
    await sweepImports(store, now);
    expect([await isThere(hers), await rows(hers), await isThere(his)]).toEqual([false, 0, true]);
    now += 400 * day;
    await node.accounts.sweep();
    await sweepImports(store, now);
    expect([await isThere(his), await rows(his)]).toEqual([false, 0]);
  });

  test('is found by nobody while it is written, and swept when its node did not come to the end', async () => {
    const ann = await node.guest('Ann');
    const head = { ...file, players: ['human', 'human', 'human'] };
    const table = importedTable('half', head, highCard, { kind: 'agreed' }, ann.account, now);
    const beginning = { importer: ann.account.id, saved: '{}', count: 500, bytes: 10 };
    await beginImport(store, table, beginning);
    await keepInputs(store, table, 1, [{ seat: 0, input: '{}', events: '[]' }]);
    expect((await ann.get('/api/tables/half/replay')).refused).toBe('server.record.not-over');
    const mine = await store.db
      .selectFrom('table_people')
      .selectAll()
      .where('table_id', '=', 'half')
      .execute();
    expect(mine).toEqual([]);
    await sweepImports(store, now);
    expect(await isThere('half')).toBe(true);
    await sweepImports(store, now + 3_600_000);
    expect([await isThere('half'), await rows('half')]).toEqual([false, 0]);
    await removeImport(store, 'half');
  });

  test('is handed on when a guest signs in to an account', async () => {
    const eve = await node.guest('Eve');
    const name = `Eve ${dialect}`;
    await eve.post('/api/me/password', { name, password: 'the keys of the house' });
    const guest = await node.guest('Guest');
    const id = await brings(guest);
    const signedIn = await guest.post('/api/sign-in', { name, password: 'the keys of the house' });
    expect(signedIn.status).toBe(200);
    await sweepImports(store, now + day);
    expect(await isThere(id)).toBe(true);
    expect((await guest.delete(`/api/imports/${id}`)).status).toBe(204);
  });
});

test('so many bytes an hour are taken from an account, and so many from an address', async () => {
  const node = await startHttpNode({
    budgets: {
      importedBytes: { burst: 20_000, seconds: 3600 },
      importedBytesFromAddress: { burst: 30_000, seconds: 3600, per: 'address' },
    },
    routes: ({ app, store }) => void addRecords(app, store, [highCard], () => 1000),
  });
  const sends = async (who: Browser, bytes: number) =>
    (await who.post('/api/import', { note: 'x'.repeat(bytes) })).status;
  const ann = await node.guest('Ann');
  expect(await sends(ann, 15_000)).toBe(422);
  expect(await sends(ann, 15_000)).toBe(429);
  expect(await sends(ann, 1_000)).toBe(422);
  expect(await sends(await node.guest('Bob'), 15_000)).toBe(429);
  expect(await sends(await node.guest('Cy'), 10_000)).toBe(422);
  await node.close();
});
