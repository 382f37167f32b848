import type { Json } from '@starboard/engine';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type NatsServer, startNats } from '../testing/nats.ts';
import { type Bus, queue, topic } from './bus.ts';
import { inProcessBus } from './in-process.ts';
import { natsBus } from './nats.ts';

type Report = (error: unknown) => void;

const news = topic<Json>('news');
const count = topic<number>('count');
const match = (id: string) => topic<{ readonly seq: number; readonly text: string }>(`match.${id}`);
const bots = queue<number>('bots');

/** Three nodes on one bus; alone, a node is all three of them. */
const kinds = [
  {
    name: 'in process',
    begin: async () => undefined,
    end: async () => undefined,
    async nodes(report: Report): Promise<Bus[]> {
      const bus = inProcessBus(report);
      return [bus, bus, bus];
    },
  },
  {
    name: 'over NATS',
    async begin() {
      nats = await startNats();
    },
    async end() {
      await nats?.stop();
    },
    nodes: (report: Report): Promise<Bus[]> =>
      Promise.all([0, 1, 2].map(() => natsBus(nats?.url ?? '', { report }))),
  },
];

let nats: NatsServer | null = null;
let nodes: Bus[] = [];
const thrown: unknown[] = [];

const node = (number: number): Bus => {
  const bus = nodes[number];
  if (!bus) throw new Error(`there is no node ${number}`);
  return bus;
};
const settled = () => Promise.all(nodes.map((bus) => bus.settled()));
/** What was said before this has been heard by every node. */
async function quiet(): Promise<void> {
  for (const [number, bus] of nodes.entries()) {
    const heard = new Set<number>();
    const quietly = topic<null>(`quiet.${number}`);
    const stops = nodes.map((other, at) => other.subscribe(quietly, () => heard.add(at)));
    await settled();
    bus.publish(quietly, null);
    await vi.waitFor(() => expect(heard.size).toBe(nodes.length));
    for (const stop of stops) stop();
  }
}

describe.each(kinds)('the bus $name', (kind) => {
  beforeAll(kind.begin);
  afterAll(kind.end);
  beforeEach(async () => {
    thrown.length = 0;
    nodes = await kind.nodes((error) => thrown.push(error));
  });
  afterEach(async () => {
    for (const bus of nodes) await bus.close();
  });

  test('tells every node that listens, once for each who does, the speaker included', async () => {
    const heard: string[] = [];
    const hears = (who: string) => (message: Json) => heard.push(`${who} ${JSON.stringify(message)}`);
    node(0).subscribe(match('m1'), hears('first'));
    node(1).subscribe(match('m1'), hears('second'));
    node(1).subscribe(match('m1'), hears('second again'));
    node(2).subscribe(match('m2'), hears('elsewhere'));
    await settled();
    node(0).publish(match('m1'), { seq: 1, text: 'Здоров був' });
    await quiet();
    const said = '{"seq":1,"text":"Здоров був"}';
    expect(heard.sort()).toEqual([`first ${said}`, `second again ${said}`, `second ${said}`]);
  });

  test('keeps the order of what one node says on one topic', async () => {
    const heard = nodes.map((bus) => {
      const numbers: number[] = [];
      bus.subscribe(count, (message) => numbers.push(message));
      return numbers;
    });
    await settled();
    const numbers = Array.from({ length: 2000 }, (_, number) => number);
    for (const number of numbers) node(1).publish(count, number);
    await quiet();
    for (const each of heard) expect(each).toEqual(numbers);
  });

  test('never interrupts the speaker', async () => {
    const heard: Json[] = [];
    node(0).subscribe(news, (message) => heard.push(message));
    node(0).publish(news, 1);
    expect(heard).toEqual([]);
    await vi.waitFor(() => expect(heard).toEqual([1]));
  });

  test('tells nothing more to who has left, and goes on for those who have not', async () => {
    const heard: string[] = [];
    const leave = node(1).subscribe(news, () => heard.push('left'));
    const same = () => heard.push('stayed');
    const leaveOnce = node(1).subscribe(news, same);
    node(1).subscribe(news, same);
    leave();
    leave();
    leaveOnce();
    leaveOnce();
    await settled();
    node(0).publish(news, 1);
    await quiet();
    expect(heard).toEqual(['stayed']);
  });

  test('goes on when a handler throws, and reports it', async () => {
    const heard: Json[] = [];
    node(1).subscribe(news, () => {
      throw new Error('the first one stumbles');
    });
    node(1).subscribe(news, (message) => heard.push(message));
    await settled();
    node(1).publish(news, 1);
    node(0).publish(news, 2);
    await quiet();
    expect(new Set(heard)).toEqual(new Set([1, 2]));
    expect(thrown).toEqual([new Error('the first one stumbles'), new Error('the first one stumbles')]);
  });

  test('gives each job to exactly one of those who work', async () => {
    const taken: [string, number][] = [];
    for (const number of [0, 1, 2]) node(number).work(bots, (job) => taken.push([`node ${number}`, job]));
    node(0).work(queue<number>('other'), (job) => taken.push(['other', job]));
    await settled();
    const jobs = Array.from({ length: 600 }, (_, number) => number);
    for (const job of jobs) node(job % 3).enqueue(bots, job);
    await vi.waitFor(() => expect(taken.length).toBeGreaterThanOrEqual(jobs.length));
    await quiet();
    expect(taken.map(([, job]) => job).sort((a, b) => a - b)).toEqual(jobs);
    expect(new Set(taken.map(([who]) => who))).toEqual(new Set(['node 0', 'node 1', 'node 2']));
  });

  test('gives no more jobs to who has stopped', async () => {
    const taken: string[] = [];
    const stop = node(0).work(bots, () => taken.push('stopped'));
    node(0).work(bots, () => taken.push('works'));
    stop();
    await settled();
    for (let job = 0; job < 20; job++) node(1).enqueue(bots, job);
    await vi.waitFor(() => expect(taken).toHaveLength(20));
    expect(new Set(taken)).toEqual(new Set(['works']));
  });

  test('takes no word for a topic that would hear more than its own', () => {
    for (const name of ['*', 'match.*', '>', 'match.>', '', '.', 'match.', '.match', 'a b', 'a\r\nPUB b']) {
      expect(() => node(0).subscribe(topic<null>(name), () => undefined)).toThrow(TypeError);
      expect(() => node(0).publish(topic<null>(name), null)).toThrow(TypeError);
      expect(() => node(0).work(queue<null>(name), () => undefined)).toThrow(TypeError);
      expect(() => node(0).enqueue(queue<null>(name), null)).toThrow(TypeError);
    }
  });

  test('is silent once it is closed, and closing twice is closing', async () => {
    const heard: Json[] = [];
    const leave = node(0).subscribe(news, (message) => heard.push(message));
    const stop = node(0).work(bots, (job) => heard.push(job));
    expect(node(0).isConnected).toBe(true);
    await node(0).close();
    await node(0).close();
    expect(node(0).isConnected).toBe(false);
    node(0).publish(news, 1);
    node(0).enqueue(bots, 1);
    node(0).subscribe(news, (message) => heard.push(message))();
    node(0).work(bots, (job) => heard.push(job))();
    await node(0).settled();
    leave();
    stop();
    expect(heard).toEqual([]);
  });
});

test('what is said fits its topic, and a topic is no queue', () => {
  const bus = inProcessBus();
  // @ts-expect-error -- a word where a number is said
  bus.publish(count, 'one');
  // @ts-expect-error -- the hearer expects a word
  bus.subscribe(count, (message: string) => message);
  // @ts-expect-error -- jobs are handed to one node, messages to all
  bus.enqueue(count, 1);
  // @ts-expect-error -- a topic that is not declared
  bus.publish('count', 1);
});

describe('the bus in process', () => {
  test('lets jobs wait until a node works, and takes turns', async () => {
    const bus = inProcessBus();
    const taken: string[] = [];
    for (const job of [1, 2, 3, 4]) bus.enqueue(bots, job);
    await Promise.resolve();
    bus.work(bots, (job) => taken.push(`a${JSON.stringify(job)}`));
    bus.work(bots, (job) => taken.push(`b${JSON.stringify(job)}`));
    await vi.waitFor(() => expect(taken).toEqual(['a1', 'b2', 'a3', 'b4']));
  });
});
