import { type Match, saveMatch } from '@starboard/engine';
import { takeBack } from '@starboard/host';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordOf } from '../../lobby/table-record.ts';
import { LogWork } from '../../log-work/log-work.ts';
import type { Asker } from '../../log-work/work-line.ts';
import type { Store } from '../../store/store.ts';
import { type KeptMatch, keepMatch } from '../../testing/stores/kept-match.ts';
import { gameCalled } from '../../testing/nodes/record-node.ts';
import { startToyLogWorker } from '../../testing/threads/start-toy-log-worker.ts';
import { newPremises, type Premises } from '../../testing/stores/stores.ts';
import { takenBack } from './takebacks.ts';

let premises: Premises;
let store: Store;
let work: LogWork;
/** How many rows each takeback has read. */
const read: number[] = [];
beforeAll(async () => {
  premises = await newPremises('sqlite');
  const whole = await premises.open();
  // the main thread never goes through the whole of a log
  const inputsAfter = () => Promise.reject(new Error('not on this thread'));
  store = { ...whole, matches: { ...whole.matches, inputsAfter } };
  const onDone = (_kind: string, _result: string, _seconds: number, rows: number) => void read.push(rows);
  work = new LogWork({ store, start: startToyLogWorker, onDone });
});
afterAll(async () => {
  await work.close();
  await store.close();
  await premises.remove();
});

async function playing(name: string, most: number) {
  const beginning = { seats: 3, seed: `back ${name}`, options: {} };
  const game = gameCalled(name);
  const kept: KeptMatch = await keepMatch(store, game, beginning, { status: 'playing', most });
  const row = await store.db.selectFrom('tables').selectAll().where('id', '=', kept.id).executeTakeFirst();
  const table = recordOf(row as Parameters<typeof recordOf>[0]);
  const live = { id: kept.id, seq: kept.inputs.length, game, match: kept.match };
  const back = (to: number, from = live.seq, at = live, by = work, asker?: Asker) =>
    takenBack({ store, work: by }, table, at, { to, from }, asker);
  const expected = (to: number): Match => takeBack(game, beginning, kept.inputs, to);
  return { live, back, expected };
}

const savedOf = (match: Match | object): unknown => ('table' in match ? saveMatch(match) : match);

test.each(['alien-frontiers', 'cosmic-encounter'])(
  'a long match of %s goes back to just what it was, from near what was kept of it',
  async (name) => {
    const { live, back, expected } = await playing(name, 700);
    const { seq } = live;
    read.length = 0;
    for (const to of [seq - 1, seq - 7, Math.floor(seq / 2), seq - 30, 1, 0])
      expect([to, savedOf(await back(to))]).toEqual([to, savedOf(expected(to))]);
    // the first has played it from the start; what is near the end has no more to play than that
    expect(read[0]).toBe(seq);
    for (const rows of [read[1], read[3]]) expect(rows).toBeLessThanOrEqual(230);
  },
);

test('not once a person has played on, nor while something is being written', async () => {
  const { live, back } = await playing('high-card', 12);
  const tooLate = { refused: { key: 'server.takeback.too-late' } };
  expect(await back(3, live.seq - 1)).toMatchObject(tooLate);
  const ahead = { ...live, seq: live.seq + 1 };
  expect(await back(3, live.seq, ahead)).toMatchObject(tooLate);
});

test('nor where too much waits already: that is refused alone, and fails nothing that is wanted beside it', async () => {
  const { live, back } = await playing('high-card', 12);
  const full = new LogWork({ store, start: startToyLogWorker, line: { mostWaiting: 0 } });
  expect(await back(3, live.seq, live, full)).toMatchObject({ refused: { key: 'server.record.busy' } });
  await full.close();
});

test('an address with very many tables waits for itself, and fills the line for nobody else', async () => {
  const order: string[] = [];
  let open: () => void = () => undefined;
  const gate = new Promise<void>((opened) => (open = opened));
  const takebacks: Store['matches']['takebacks'] = async (match) => {
    order.push(match);
    await gate;
    return store.matches.takebacks(match);
  };
  const gated = { ...store, matches: { ...store.matches, takebacks } };
  const line = new LogWork({ store: gated, start: startToyLogWorker });
  const tables = await Promise.all(Array.from({ length: 71 }, () => playing('high-card', 6)));
  const [honest, ...flood] = tables;
  let refused = 0;
  const asked = flood.map(async ({ live, back }, number) => {
    const answer = await back(3, live.seq, live, line, { who: `mob ${number}`, from: 'flood' });
    if ('refused' in answer) refused++;
  });
  await expect.poll(() => order.length).toBe(1);
  await expect.poll(() => line.waiting + refused).toBe(flood.length - 1);
  const ann = honest?.back(3, honest.live.seq, honest.live, line, { who: 'ann', from: 'home' });
  await expect.poll(() => line.waiting).toBe(16 + 1);
  open();
  expect(await ann).toHaveProperty('table');
  expect(order.indexOf(honest?.live.id ?? '')).toBe(2);
  await Promise.all(asked);
  await line.close();
});
