import { trapdoors } from '@starboard/engine/testing/toys';
import type { TableDetail } from '@starboard/protocol';
import { checkedMatch, type MatchFile, verified } from '@starboard/records';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '../store/postgres/open-postgres.ts';
import type { Store } from '../store/store.ts';
import { Browser } from '../testing/people/browser.ts';
import { seated } from '../testing/nodes/full-node.ts';
import { type NatsServer, startNats } from '../testing/nats.ts';
import { type NodeProcess, startNodeProcess } from '../testing/nodes/node-process.ts';
import { Player } from '../testing/people/player.ts';
import { sharedDatabase } from '../testing/shared-database.ts';
import { Walker } from '../testing/people/walker.ts';
import { expectPromisesKept } from './kept-promises.ts';

/** How often each way of ending is tried; more in a long run: ROUNDS=200. */
const rounds = Number(process.env['ROUNDS'] ?? 12);
let nats: NatsServer;
let nodes: NodeProcess[];
let store: Store;
let ann: Player;
let bob: Player;

beforeAll(async () => {
  nats = await startNats();
  const database = await sharedDatabase();
  const settings = { DATABASE_URL: database, NATS_URL: nats.url };
  nodes = await Promise.all([startNodeProcess(settings), startNodeProcess(settings)]);
  store = await openPostgres(database);
  ann = await Player.arrive(urls()[0] ?? '', 'Ann');
  bob = await Player.arrive(urls()[1] ?? '', 'Bob');
});
afterAll(async () => {
  for (const player of [ann, bob]) await player.disconnect();
  await store.close();
  await Promise.all(nodes.map((node) => node.stop()));
  await nats.stop();
});

const urls = () => nodes.map(({ url }) => url);

/** A player's second tab, at the other node. */
async function otherTab(player: Player): Promise<Player> {
  const tab = new Player(player.browser);
  await tab.connect(urls().find((url) => !player.socket?.url.startsWith(url.replace('http', 'ws'))));
  return tab;
}

/** The same, asked of both nodes. */
const fromBoth = <Body>(path: string): Promise<Body[]> =>
  Promise.all(
    urls().map(async (url) => {
      const browser = new Browser(url);
      browser.token = ann.browser.token;
      return (await browser.get<Body>(path)).body;
    }),
  );

test.each([
  ['resigns', { type: 'resign' }],
  ['votes to end as the last one', { type: 'vote-end', agree: true }],
] as const)(
  'what is taken at one node while somebody at another %s comes before the end, or not at all',
  async (_, ending) => {
    let taken = 0;
    for (let round = 0; round < rounds; round++) {
      const table = await seated([ann, bob], { game: 'trapdoors' });
      if (ending.type === 'vote-end') await ann.says({ type: 'vote-end', table, agree: true });
      const tab = await otherTab(bob);
      const walkers = [ann, bob].map((player) => new Walker(player, table, urls()));
      const walking = walkers.map((walker) => walker.walk());
      const steps = () => walkers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
      // at any moment of the walk
      const enough = 1 + Math.floor(Math.random() * 8);
      await ann.until(() => steps() >= enough, `${enough} steps`);
      expect(await tab.says({ ...ending, table })).toMatchObject({ type: 'done' });
      for (const player of [ann, bob])
        await player.until(() => player.screen(table).detail?.status === 'finished', 'the end');
      // all that was on its way is answered by then
      for (const player of [ann, bob]) await player.says({ type: 'lobby', on: false });
      for (const walker of walkers) walker.stop();
      await Promise.all(walking);
      await tab.disconnect();
      taken += steps();

      await expectPromisesKept(store, table, walkers);
      await expectOneEnd(table);
    }
    expect(taken).toBeGreaterThan(rounds);
  },
);

/** The end is the log's last entry, and both nodes tell and export the same. */
async function expectOneEnd(table: string): Promise<void> {
  const log = await store.matches.inputsAfter(table, 0, 1_000_000);
  const ends = log.filter(({ input }) => 'over' in input);
  expect(ends).toEqual([log.at(-1)]);
  const details = await fromBoth<TableDetail>(`/api/tables/${table}`);
  for (const { result } of details) expect({ over: result }).toEqual(ends[0]?.input);
  const [file, other] = await fromBoth<MatchFile>(`/api/tables/${table}/export`);
  expect(other).toEqual(file);
  expect(file?.inputs).toHaveLength(log.length - 1);
  const read = checkedMatch(file, () => trapdoors);
  expect(verified(trapdoors, read).match.position.state).toMatchObject({ steps: log.length - 1 });
}
