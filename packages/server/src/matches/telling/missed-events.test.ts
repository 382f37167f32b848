import { stillCounting } from '@starboard/host';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordOf } from '../../lobby/table-record.ts';
import { LogWork } from '../../log-work/log-work.ts';
import type { Store } from '../../store/store.ts';
import { longRace } from '../../testing/long-race.ts';
import { keepMatch } from '../../testing/stores/kept-match.ts';
import { gameCalled } from '../../testing/nodes/record-node.ts';
import { startToyLogWorker } from '../../testing/threads/start-toy-log-worker.ts';
import { newPremises, type Premises } from '../../testing/stores/stores.ts';
import type { LiveMatch } from '../room/live-match.ts';
import { type MatchLog, matchLog } from './missed-events.ts';
import { wholeLog } from './whole-log.ts';
import { WholeLogs } from './whole-logs.ts';

const game = gameCalled('alien-frontiers');
const beginning = { seats: 3, seed: 'watched', options: {} };
let premises: Premises;
let store: Store;
let work: LogWork;
let log: MatchLog;
let live: LiveMatch;
/** How many logs were made in the thread, and the most rows that were parsed here at a time. */
let made = 0;
let parsed = 0;
beforeAll(async () => {
  premises = await newPremises('sqlite');
  store = await premises.open();
  work = new LogWork({ store, start: startToyLogWorker, onDone: () => void made++ });
  const { id, match } = await keepMatch(store, game, beginning, { status: 'playing', most: 700 });
  live = { id, seq: 700, seats: 3, match } as unknown as LiveMatch;
  const row = await store.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const inputsAfter: Store['matches']['inputsAfter'] = async (...asked) => {
    const rows = await store.matches.inputsAfter(...asked);
    parsed = Math.max(parsed, rows.length);
    return rows;
  };
  const means = { store: { ...store.matches, inputsAfter }, wholeLogs: new WholeLogs(work) };
  log = matchLog(means, game, recordOf(row));
});
afterAll(async () => {
  await work.close();
  await store.close();
  await premises.remove();
});

const expected = async (viewer: 0 | 1 | 'spectator', last: number): Promise<unknown> => {
  const entries = { after: (seq: number, limit: number) => store.matches.inputsAfter(live.id, seq, limit) };
  return JSON.parse((await wholeLog(entries, game, beginning, viewer, last)).events);
};

test('the log of a long match is made elsewhere, once for all who come at the same time', async () => {
  const crowd = await Promise.all(Array.from({ length: 30 }, () => log.since(live, 'spectator', 0)));
  expect(made).toBe(1);
  const [first] = crowd;
  expect(first?.isWhole).toBe(true);
  expect(JSON.parse(first?.events ?? '')).toEqual(await expected('spectator', 700));
  for (const other of crowd) expect(other).toEqual(first);
  // those who sit there see more
  expect(JSON.parse((await log.since(live, 1, 0))?.events ?? '')).toEqual(await expected(1, 700));
  expect(made).toBe(2);
});

test('who comes later gets the same, and what has happened since', async () => {
  made = 0;
  let last = 450;
  for (; last < 700; last += 10) {
    const told = await log.upTo(live, null, last);
    expect([last, JSON.parse(told?.events ?? '')]).toEqual([last, await expected('spectator', last)]);
  }
  // anew only where something was stepped back from, or taken back
  expect(made).toBeLessThan(25);
  expect(parsed).toBeLessThanOrEqual(200);
});

test('who asks for many logs from one address takes the place of nobody else', async () => {
  const short = new LogWork({ store, start: startToyLogWorker, line: { mostWaitingFrom: 1 } });
  const means = { store: store.matches, wholeLogs: new WholeLogs(short) };
  const row = await store.db.selectFrom('tables').selectAll().executeTakeFirstOrThrow();
  const logs = matchLog(means, game, recordOf(row));
  const mob = [0, 1, 2].map(async (seat) =>
    logs.prepare(live, seat, 700, { who: `mob ${seat}`, from: 'flood' }),
  );
  const ann = logs.prepare(live, 'spectator', 700, { who: 'ann', from: 'home' });
  expect(await ann).not.toBeNull();
  expect((await Promise.all(mob)).filter((made) => made === null)).toHaveLength(2);
  await short.close();
});

test('a log that cannot be had just now is left out: the picture comes without it', async () => {
  await work.close();
  const full = new LogWork({ store, line: { mostWaiting: 0 } });
  const means = { store: store.matches, wholeLogs: new WholeLogs(full) };
  const row = await store.db.selectFrom('tables').selectAll().executeTakeFirstOrThrow();
  expect(await matchLog(means, game, recordOf(row)).since(live, 'spectator', 0)).toBeNull();
  await full.close();
});

test('in real time as much is told as happened in some minutes, and nothing is left out in between', async () => {
  const long = 4_600;
  const own = { seats: 3, seed: 'race', options: {} };
  const { id, match } = await keepMatch(store, longRace, own, { status: 'playing', most: long });
  const race = { id, seq: long, seats: 3, match } as unknown as LiveMatch;
  const row = await store.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const raceWork = new LogWork({ store, start: startToyLogWorker });
  const logs = matchLog(
    { store: store.matches, wholeLogs: new WholeLogs(raceWork) },
    longRace,
    recordOf(row),
  );
  const rolled = (missed: { readonly events: string } | null) =>
    (JSON.parse(missed?.events ?? '[]') as { type: string }[]).filter(({ type }) => type === 'rolled').length;
  const inLog = async (from: number) => {
    const entries = stillCounting(await store.matches.inputsAfter(id, from, long));
    return rolled({ events: JSON.stringify(entries.flatMap(({ events }) => events)) });
  };

  const [latest, more] = [await logs.upTo(race, long - 150, long), await logs.upTo(race, long - 1_000, long)];
  expect([latest?.isWhole, rolled(latest)]).toEqual([false, await inLog(long - 150)]);
  expect([more?.isWhole, rolled(more)]).toEqual([true, await inLog(0)]);

  // the first of them were long ago
  await store.db
    .updateTable('inputs')
    .set({ at: -600_000 })
    .where('match_id', '=', id)
    .where('seq', '<=', 3_000)
    .execute();
  const fresh = matchLog(
    { store: store.matches, wholeLogs: new WholeLogs(raceWork) },
    longRace,
    recordOf(row),
  );
  const tail = rolled(await fresh.upTo(race, null, long));
  expect(tail).toBeGreaterThanOrEqual(await inLog(3_000));
  expect(tail).toBeLessThanOrEqual(await inLog(2_500));
  await raceWork.close();
});
