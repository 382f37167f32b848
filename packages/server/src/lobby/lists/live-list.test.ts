import { EventEmitter, once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Bus } from '../../bus/bus.ts';
import { natsBus } from '../../bus/nats.ts';
import type { Browser } from '../../testing/people/browser.ts';
import { startCuttablePort } from '../../testing/nodes/cuttable-port.ts';
import { type LobbyNode, startLobbyNode } from '../../testing/nodes/lobby-node.ts';
import { startNats } from '../../testing/nats.ts';
import { type ListNews, LiveList } from './live-list.ts';

// many requests, on a machine that may be busy
let node: LobbyNode;
let ann: Browser;
let ben: Browser;

beforeAll(async () => {
  node = await startLobbyNode();
  [ann, ben] = [await node.guest('Ann'), await node.guest('Ben')];
});
afterAll(() => node.close());

const failed = (error: unknown) => {
  throw error;
};

const liveList = (bus: Bus = node.bus) =>
  new LiveList({ store: node.store, bus, now: Date.now, failed, pause: 20 });

/** Listens, and gives the news one after another. */
function hearing(list: LiveList) {
  const heard: ListNews[] = [];
  const arrivals = new EventEmitter();
  const stop = list.listen((news) => {
    heard.push(news);
    arrivals.emit('news');
  });
  return {
    stop,
    heard,
    /** The first news of this kind; what comes before is passed over. */
    async until(isWanted: (news: ListNews) => boolean): Promise<ListNews> {
      for (;;) {
        if (heard.length === 0) await once(arrivals, 'news');
        const news = heard.shift();
        if (news && isWanted(news)) return news;
      }
    },
  };
}

test('a table appears, changes and goes', async () => {
  const { until, stop } = hearing(liveList());
  const table = await node.opens(ann, { seats: ['me', 'open', 'open'] });
  expect(await until(() => true)).toMatchObject({
    tables: [{ id: table.id, host: ann.account.id }],
    gone: [],
  });
  await ben.post(`/api/tables/${table.id}/join`, {});
  const { tables } = await until(() => true);
  expect(tables[0]?.seats[1]).toMatchObject({ name: 'Ben' });
  expect(JSON.stringify(tables)).not.toContain(table.code);
  await ann.patch(`/api/tables/${table.id}`, { isPublic: false });
  expect(await until(() => true)).toEqual({ tables: [], gone: [table.id] });
  stop();
});

test('a table that begins to play goes, and a private one is never heard of', async () => {
  const { until, stop } = hearing(liveList());
  const secret = await node.opens(ann, { isPublic: false });
  await ann.post(`/api/tables/${secret.id}/leave`);
  const { id } = await node.opens(ann, { seats: ['me', { bot: 'random' }] });
  expect((await until(() => true)).tables.map((table) => table.id)).toEqual([id]);
  await ann.post(`/api/tables/${id}/ready`, { isReady: true });
  expect(await until(({ gone }) => gone.length > 0)).toEqual({ tables: [], gone: [id] });
  stop();
});

test('many changes come together, and the same table once', async () => {
  const { until, stop } = hearing(liveList());
  const crowd = await Promise.all(Array.from({ length: 12 }, () => node.guest()));
  const opened = await Promise.all(crowd.map((who) => node.opens(who)));
  const seen: string[] = [];
  while (new Set(seen).size < 12) {
    const ids = (await until(() => true)).tables.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    seen.push(...ids);
  }
  expect(new Set(seen)).toEqual(new Set(opened.map(({ id }) => id)));
  stop();
});

test('when notices were lost the database tells what has changed', async () => {
  const nats = await startNats();
  const door = await startCuttablePort(Number(new URL(nats.url).port));
  const bus = await natsBus(`nats://127.0.0.1:${door.port}`);
  const { until, stop } = hearing(liveList(bus));
  await bus.settled();
  door.shut();
  const stays = await node.opens(ann);
  const goes = await node.opens(ann);
  await ann.post(`/api/tables/${goes.id}/leave`);
  door.open();
  const { tables, gone } = await until(() => true);
  expect(tables.map(({ id }) => id)).toContain(stays.id);
  expect(gone).toContain(goes.id);
  stop();
  await bus.close();
  await door.close();
  await nats.stop();
});
