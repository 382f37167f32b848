import { gunzipSync } from 'node:zlib';
import { games } from '@starboard/games';
import type { Replay } from '@starboard/protocol';
import type { MatchFile } from '@starboard/records';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Visitor } from '../lobby/wishes.ts';
import { LogWork } from '../log-work/log-work.ts';
import type { Store } from '../store/store.ts';
import { keepMatch } from '../testing/stores/kept-match.ts';
import { person } from '../testing/nodes/record-node.ts';
import { dialects, newPremises, type Premises } from '../testing/stores/stores.ts';
import { exportMatch } from './export-match.ts';
import { type Archive, finishedMatch } from './finished-match.ts';
import { importMatch } from './import-match.ts';
import { replay } from './replay.ts';

describe.each(dialects)('records on %s', (dialect) => {
  let premises: Premises;
  let store: Store;
  let archive: Archive;
  beforeAll(async () => {
    premises = await newPremises(dialect);
    store = await premises.open();
    archive = { store, games, work: new LogWork({ store }), now: () => 1_800_000_000_000 };
  });
  afterAll(async () => {
    await archive.work.close();
    await store.close();
    await premises.remove();
  });

  const seats = ['Bob', 'Cy', 'Dee'].map((name) => person('', name));
  const asker = { who: 'ann', from: 'here' };
  const read = (json: Uint8Array): unknown => JSON.parse(gunzipSync(json).toString());
  const exported = async (id: string) =>
    read(await exportMatch(archive, await finishedMatch(store, id), asker)) as MatchFile;

  const brought = (file: MatchFile, importer: Visitor) =>
    importMatch(archive, Buffer.from(JSON.stringify(file)), importer, asker);

  const count = async (table: 'tables' | 'matches' | 'inputs') =>
    (await store.db.selectFrom(table).selectAll().execute()).length;

  test.each(games)('a match of $id is brought in wholly, or not at all', async (game) => {
    const { id } = await keepMatch(
      store,
      game,
      { seats: 3, seed: 'both', options: {} },
      { most: 200, seats },
    );
    const file = await exported(id);
    const before = [await count('tables'), await count('matches'), await count('inputs')];
    // an account that went in the meantime
    await expect(brought(file, { id: `gone-${game.id}`, name: 'Ann' })).rejects.toThrow(/foreign key/i);
    expect([await count('tables'), await count('matches'), await count('inputs')]).toEqual(before);

    const ann = { id: `ann-${game.id}`, name: 'Ann' };
    await store.db
      .insertInto('accounts')
      .values({
        ...ann,
        name_key: null,
        role: 'player',
        password: null,
        language: 'en',
        settings_json: '{}',
        created_at: 1,
        seen_at: 1,
      })
      .execute();
    const table = await brought(file, ann);
    expect(await exported(table.id)).toEqual(file);
    const page = { from: file.inputs.length - 5, limit: 10 };
    const shown = async (table: string) =>
      read(await replay(archive, await finishedMatch(store, table), { ...page, viewer: 1 }, asker)) as Replay;
    const [mine, original] = [await shown(table.id), await shown(id)];
    expect(mine.steps).toHaveLength(6);
    expect(mine.steps.map(({ events, sections }) => ({ events, sections }))).toEqual(
      original.steps.map(({ events, sections }) => ({ events, sections })),
    );
  });
});
