import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { seated } from '../testing/nodes/full-node.ts';
import { startNodeProcess } from '../testing/nodes/node-process.ts';
import { Player } from '../testing/people/player.ts';
import { dialects, newPremises } from '../testing/stores/stores.ts';
import { Walker } from '../testing/people/walker.ts';
import { expectPromisesKept } from './kept-promises.ts';

/** How often the node is killed; more in a long run: KILLS=300. */
const kills = Number(process.env['KILLS'] ?? 8);

describe.each(dialects)('a node on %s that is killed at any moment, while people play', (dialect) => {
  test('comes back with everything it acknowledged, and does nothing twice', async () => {
    const premises = await newPremises(dialect);
    const settings = {
      PORT: String(await freePort()),
      ...(dialect === 'sqlite' ? { DATA_DIR: premises.where } : { DATABASE_URL: premises.where }),
    };
    let node = await startNodeProcess(settings);
    const tables: string[] = [];
    const walkers: Walker[] = [];
    for (let table = 0; table < 3; table++) {
      const players = [await Player.arrive(node.url), await Player.arrive(node.url)];
      const id = await seated(players, { game: 'trapdoors' });
      tables.push(id);
      for (const player of players) walkers.push(new Walker(player, id, [node.url]));
    }
    const walking = walkers.map((walker) => walker.walk());

    const steps = () => walkers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
    const walked = async (more: number) => {
      const before = steps();
      await walkers[0]?.player.until(() => steps() >= before + more, `${more} more steps`);
    };

    for (let kill = 0; kill < kills; kill++) {
      await walked(6);
      // at any moment, not only at those when something has just been acknowledged
      await pause(Math.random() * 100);
      await node.kill();
      node = await startNodeProcess(settings);
    }
    await walked(6);
    for (const walker of walkers) walker.stop();
    await Promise.all(walking);
    await node.stop();

    const store = await premises.open();
    for (const [index, table] of tables.entries())
      await expectPromisesKept(store, table, walkers.slice(index * 2, index * 2 + 2));
    expect(steps()).toBeGreaterThan(kills * 5);
    await store.close();
    for (const { player } of walkers) await player.disconnect();
    await premises.remove();
  });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
