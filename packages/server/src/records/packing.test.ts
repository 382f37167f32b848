import { gunzipSync } from 'node:zlib';
import type { LogEntry } from '@starboard/host';
import type { Recording, Replay } from '@starboard/protocol';
import type { MatchFile } from '@starboard/records';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LogWork } from '../log-work/log-work.ts';
import { takenUp } from '../matches/room/taking-up.ts';
import type { RoomServices } from '../matches/match-services.ts';
import { createLog } from '../operations/log.ts';
import type { Store } from '../store/store.ts';
import { longRace } from '../testing/long-race.ts';
import { keepMatch } from '../testing/stores/kept-match.ts';
import { dialects, newPremises, type Premises } from '../testing/stores/stores.ts';
import { testGames } from '../testing/test-games.ts';
import { startToyLogWorker } from '../testing/threads/start-toy-log-worker.ts';
import { exportMatch } from './export-match.ts';
import { type Archive, finishedMatch } from './finished-match.ts';
import { packFinished } from './packing.ts';
import { recording } from './recording.ts';
import { replay } from './replay.ts';

describe.each(dialects)('logs packed on %s', (dialect) => {
  let premises: Premises;
  let store: Store;
  let archive: Archive;
  let means: Parameters<typeof packFinished>[0];
  const said: string[] = [];
  beforeAll(async () => {
    premises = await newPremises(dialect);
    store = await premises.open();
    said.length = 0;
    archive = {
      store,
      games: testGames,
      work: new LogWork({ store, start: startToyLogWorker }),
      now: () => 1_000,
    };
    means = { ...archive, log: createLog('debug', { write: (line: string) => void said.push(line) }) };
  });
  afterAll(async () => {
    await archive.work.close();
    await store.close();
    await premises.remove();
  });

  const asker = { who: 'ann', from: 'here' };
  const read = (json: Uint8Array): unknown => JSON.parse(gunzipSync(json).toString());
  const logOf = (id: string, after = 0, limit = 1_000_000): Promise<readonly LogEntry[]> =>
    store.matches.inputsAfter(id, after, limit);
  const rowsOf = async (id: string) =>
    (await store.db.selectFrom('inputs').select('seq').where('match_id', '=', id).execute()).length;
  const packsAt = async (id: string) =>
    (await store.db.selectFrom('matches').select('pack_at').where('id', '=', id).executeTakeFirst())?.pack_at;

  /** All that can be had of a match: from a thread that has nothing of it in memory. */
  async function recordOf(id: string) {
    const work = new LogWork({ store, start: startToyLogWorker });
    const fresh = { ...archive, work };
    const match = await finishedMatch(store, id);
    const page = async (from: number) =>
      read(await replay(fresh, match, { viewer: 1, from, limit: 100 }, asker)) as Replay;
    const [file, recorded, pages] = [
      read(await exportMatch(fresh, match, asker)) as MatchFile,
      read(await recording(fresh, match, asker)) as Recording,
      [await page(0), await page(350), await page(1_150)],
    ];
    await work.close();
    return { file, recorded, pages };
  }

  async function played(seed: string, most: number): Promise<string> {
    const { id } = await keepMatch(store, longRace, { seats: 3, seed, options: {} }, { most });
    return id;
  }

  const wantsPacking = (id: string) =>
    store.db.updateTable('matches').set({ pack_at: 900 }).where('id', '=', id).execute();

  test('are what they were, in one row: entries, files, pages, moves taken back', async () => {
    const id = await played('packed', 1_200);
    const [log, record] = [await logOf(id), await recordOf(id)];
    expect(log).toHaveLength(1_200);
    expect(log.some(({ input }) => 'takeback' in input)).toBe(true);
    await wantsPacking(id);
    expect(await packFinished(means)).toBe(1);
    expect(await rowsOf(id)).toBe(0);
    expect(await packsAt(id)).toBeNull();
    expect(await logOf(id)).toEqual(log);
    for (const [after, limit] of [
      [0, 1],
      [943, 2],
      [944, 3],
      [1_100, 256],
      [1_199, 5],
      [1_200, 5],
    ] as const)
      expect(await logOf(id, after, limit)).toEqual(log.slice(after, after + limit));
    expect(await recordOf(id)).toEqual(record);
    // and once is enough
    expect(await packFinished(means)).toBe(0);
  });

  test('of a short match too, and of one that holds nothing', async () => {
    for (const most of [40, 0]) {
      const id = await played(`short ${most}`, most);
      const log = await logOf(id);
      await wantsPacking(id);
      await packFinished(means);
      expect([await rowsOf(id), await logOf(id)]).toEqual([0, log]);
    }
  });

  test('can be taken up, and tell requests that are made again', async () => {
    const id = await played('taken up', 900);
    await store.db
      .updateTable('inputs')
      .set((row) => ({ request: row.cast<string>('seq', 'text') }))
      .where('match_id', '=', id)
      .execute();
    await wantsPacking(id);
    await packFinished(means);
    const services = { store, paces: {}, now: () => 2_000 } as Partial<RoomServices> as RoomServices;
    const { table } = await finishedMatch(store, id);
    const live = await takenUp(services, longRace, table, () => true);
    expect([live.seq, live.requests.has('900'), live.requests.has('645')]).toEqual([900, true, true]);
  });

  test('while it goes on, what is there of both tells the same', async () => {
    const id = await played('half', 700);
    const [log, record] = [await logOf(id), await recordOf(id)];
    await wantsPacking(id);
    // a node that ended after some of the rows were gone
    const kept = await store.db.selectFrom('inputs').selectAll().where('match_id', '=', id).execute();
    await packFinished(means);
    await store.db
      .insertInto('inputs')
      .values(kept.filter(({ seq }) => seq > 450 && seq <= 600))
      .execute();
    await store.db
      .insertInto('inputs')
      .values(kept.filter(({ seq }) => seq > 600))
      .execute();
    expect(await logOf(id)).toEqual(log);
    expect(await logOf(id, 440, 30)).toEqual(log.slice(440, 470));
    expect(await recordOf(id)).toEqual(record);
    await wantsPacking(id);
    await packFinished(means);
    expect([await rowsOf(id), await logOf(id)]).toEqual([0, log]);
    // what is not packed is never taken away
    const [last] = kept.slice(-1);
    if (last)
      await store.db
        .insertInto('inputs')
        .values({ ...last, seq: 701 })
        .execute();
    await store.db.updateTable('matches').set({ seq: 701 }).where('id', '=', id).execute();
    await wantsPacking(id);
    await packFinished(means);
    expect([await rowsOf(id), (await logOf(id)).length]).toEqual([1, 701]);
  });

  test('stay rows where an entry is missing', async () => {
    const id = await played('torn', 300);
    await store.db.deleteFrom('inputs').where('match_id', '=', id).where('seq', '>', 290).execute();
    await wantsPacking(id);
    const waits: (number | null | undefined)[] = [];
    for (let tries = 0; tries < 7; tries++) {
      await packFinished(means);
      waits.push(await packsAt(id));
      await store.db.updateTable('matches').set({ pack_at: 900 }).where('pack_at', '>', 900).execute();
    }
    expect(waits).toEqual([...[5, 10, 20, 40, 80, 160].map((minutes) => 1_000 + minutes * 60_000), null]);
    expect(await packFinished(means)).toBe(0);
    expect(await rowsOf(id)).toBe(290);
    expect(said).toHaveLength(7);
    expect(said.at(-1)).toMatch(/"level":"error",.*entry 291 is missing.*keeps its rows/);
  });

  test('go with their match', async () => {
    const id = await played('gone', 100);
    await wantsPacking(id);
    await packFinished(means);
    await store.db.deleteFrom('tables').where('id', '=', id).execute();
    expect(await store.db.selectFrom('packed_logs').selectAll().where('match_id', '=', id).execute()).toEqual(
      [],
    );
  });
});
