import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres } from '../store/postgres/open-postgres.ts';
import { seated } from '../testing/nodes/full-node.ts';
import { type NatsServer, startNats } from '../testing/nats.ts';
import { type NodeProcess, startNodeProcess } from '../testing/nodes/node-process.ts';
import { Player } from '../testing/people/player.ts';
import { type PostgresServer, startPostgres } from '../testing/postgres.ts';
import { Walker } from '../testing/people/walker.ts';
import { expectPromisesKept } from './kept-promises.ts';

let postgres: PostgresServer;
let nats: NatsServer;
let database: string;
let nodes: NodeProcess[];

const settings = () => ({ DATABASE_URL: database, NATS_URL: nats.url });

beforeAll(async () => {
  [postgres, nats] = await Promise.all([startPostgres(), startNats()]);
  database = await postgres.freshDatabase();
  nodes = await Promise.all([0, 1, 2].map(() => startNodeProcess(settings())));
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()));
  await Promise.all([postgres.stop(), nats.stop()]);
});

const urls = () => nodes.map(({ url }) => url);

/** Guests of the first node, each then connected to another. */
async function spread(count: number): Promise<Player[]> {
  const [first] = urls();
  const players: Player[] = [];
  for (let index = 0; index < count; index++) {
    const player = await Player.arrive(first ?? '');
    await player.disconnect();
    await player.connect(urls()[index % nodes.length]);
    players.push(player);
  }
  return players;
}

/** Kept when those who walk have taken so many more steps. */
type Walked = (steps: number) => Promise<void>;

/** Two walk until told to stop, coming back to any node; then everything they were promised is looked for. */
async function walkWhile(happens: (walked: Walked) => Promise<void>): Promise<number> {
  const players = await spread(2);
  const table = await seated(players, { game: 'trapdoors' });
  const walkers = players.map((player) => new Walker(player, table, urls()));
  const walking = walkers.map((walker) => walker.walk());
  const steps = () => walkers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  const walked: Walked = async (more) => {
    const before = steps();
    await players[0]?.until(() => steps() >= before + more, `${more} more steps`);
  };
  await walked(3);
  await happens(walked);
  await walked(20);
  for (const walker of walkers) walker.stop();
  await Promise.all(walking);
  const store = await openPostgres(database);
  await expectPromisesKept(store, table, walkers);
  await store.close();
  for (const player of players) await player.disconnect();
  return steps();
}

/** Whether the node says that it has its bus. */
async function hasBus(url: string): Promise<boolean> {
  const parts = (await (await fetch(`${url}/ready`)).json()) as { readonly bus: boolean };
  return parts.bus;
}

/** Kept when every node has its bus, or none has. */
async function busIs(isThere: boolean): Promise<void> {
  await expect.poll(() => Promise.all(urls().map(hasBus))).toEqual(urls().map(() => isThere));
}

describe('three nodes with one database', () => {
  test('players at different nodes play one match', async () => {
    const [ann, bob, cid] = (await spread(3)) as [Player, Player, Player];
    const table = await seated([ann, bob, cid], { game: 'high-card' });
    await ann.answers(table, 'low');
    for (const player of [bob, cid])
      await player.until(() => player.screen(table).sections['direction'] === 'low');
    await ann.answers(table, '2');
    await ann.answers(table, 'keep');
    for (const player of [cid, bob, ann]) {
      const { shape } = await player.asked(table);
      await player.answers(table, shape.kind === 'choose' ? (shape.options[0] ?? '') : '');
    }
    for (const player of [ann, bob, cid])
      await player.until(
        () => (player.screen(table).sections['taken'] as unknown[]).length === 3,
        'the trick',
      );
    // what each is told is numbered alike wherever they are
    const { n } = bob.screen(table);
    await bob.disconnect();
    await bob.connect(urls()[0]);
    const from = bob.messages.length;
    await bob.watches(table, n);
    expect(bob.messages.slice(from).map(({ type }) => type)).not.toContain('view');
  });

  test('chat and presence reach those at other nodes', async () => {
    const [ann, bob] = (await spread(2)) as [Player, Player];
    const table = await seated([ann, bob], { game: 'high-card' });
    await bob.until(() => bob.screen(table).connected.length === 2, 'both present');
    await ann.says({ type: 'chat', table, phrase: 'hello' });
    await bob.until(() =>
      bob.messages.some((said) => said.type === 'chat' && said.lines[0]?.phrase === 'hello'),
    );
    await ann.disconnect();
    await bob.until(() => bob.screen(table).connected.length === 1, 'one present');
  });

  test('bots play wherever there is a thread for them', async () => {
    const [ann] = (await spread(1)) as [Player];
    const table = await seated([ann], { game: 'high-card', bots: ['random'] });
    for (const answer of ['high', '1', 'keep']) await ann.answers(table, answer);
    const { shape } = await ann.asked(table);
    await ann.answers(table, shape.kind === 'choose' ? (shape.options[0] ?? '') : '');
    await ann.until(() => (ann.screen(table).sections['taken'] as unknown[]).length === 2, 'the bot’s card');
  });

  test('two walk in turn from different nodes, and the database decides the order', async () => {
    expect(await walkWhile((walked) => walked(40))).toBeGreaterThan(60);
  });

  test('a node that is killed in mid-match is not missed', async () => {
    await walkWhile(async (walked) => {
      await nodes[1]?.kill();
      await walked(5);
      nodes[1] = await startNodeProcess(settings());
    });
  });

  test('NATS cut off and back: nobody is left behind', async () => {
    const [ann, bob] = (await spread(2)) as [Player, Player];
    const table = await seated([ann, bob], { game: 'trapdoors' });
    await walkWhile(async () => {
      await nats.kill();
      await busIs(false);
      for (let step = 0; step < 3; step++) await ann.answers(table, 'step');
      await nats.restart();
      await bob.until(() => bob.screen(table).sections['steps'] === 3, 'what was done meanwhile');
      await busIs(true);
    });
    for (const player of [ann, bob]) await player.disconnect();
  });

  test('who goes to another node is never shown less than before, though it has not heard of the latest', async () => {
    const [ann, bob] = (await spread(2)) as [Player, Player];
    const table = await seated([ann, bob], { game: 'trapdoors' });
    const [first = '', second = ''] = urls();
    await nats.kill();
    for (let hop = 0; hop < 12; hop++) {
      // Bob keeps the match in the memory of the second node
      for (let step = 0; step < 3; step++) await ann.answers(table, 'step');
      const { n } = ann.screen(table);
      await ann.disconnect();
      await ann.connect(hop % 2 === 0 ? second : first);
      await ann.watches(table, n);
      expect(ann.screen(table).n).toBeGreaterThanOrEqual(n);
    }
    await nats.restart();
    for (const player of [ann, bob]) await player.disconnect();
  });

  test('PostgreSQL restarted: what was acknowledged is there, and play goes on', async () => {
    await walkWhile(() => postgres.restart());
  });
});
