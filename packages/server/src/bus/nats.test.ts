import type { Json } from '@starboard/engine';
import { afterEach, beforeEach, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { startCuttablePort } from '../testing/nodes/cuttable-port.ts';
import { type NatsServer, startNats } from '../testing/nats.ts';
import { type Bus, queue, topic } from './bus.ts';
import { natsBus } from './nats.ts';

const news = topic<Json>('news');
const bots = queue<Json>('bots');

let nats: NatsServer;
let here: Bus;
let there: Bus;

beforeEach(async () => {
  nats = await startNats();
  [here, there] = await Promise.all([natsBus(nats.url), natsBus(nats.url)]);
});

afterEach(async () => {
  await here.close();
  await there.close();
  await nats.stop();
});

const until = (check: () => void) => vi.waitFor(check, { timeout: inject('patience') });

describe('a bus whose NATS is killed', () => {
  test('tells of a gap when it is back, and of nothing said in between', async () => {
    const heard: Json[] = [];
    let gaps = 0;
    there.subscribe(news, (message) => heard.push(message));
    there.onGap(() => gaps++);
    await there.settled();
    here.publish(news, 'before');
    await until(() => expect(heard).toEqual(['before']));
    expect(gaps).toBe(0);

    await nats.kill();
    await until(() => expect([here.isConnected, there.isConnected]).toEqual([false, false]));
    here.publish(news, 'lost');
    await here.settled();

    await nats.restart();
    await until(() => expect([here.isConnected, there.isConnected]).toEqual([true, true]));
    await until(() => expect(gaps).toBeGreaterThan(0));
    here.publish(news, 'after');
    await until(() => expect(heard).toEqual(['before', 'after']));
  });

  test('still carries what a node says to itself, and its jobs', async () => {
    const heard: Json[] = [];
    here.subscribe(news, (message) => heard.push(message));
    here.work(bots, (job) => heard.push(job));
    there.work(bots, () => heard.push('stolen'));
    await nats.kill();
    await until(() => expect(here.isConnected).toBe(false));
    here.publish(news, 'to myself');
    here.enqueue(bots, 'for myself');
    await until(() => expect(heard).toEqual(['to myself', 'for myself']));
  });

  test('can be listened to and left meanwhile', async () => {
    const heard: string[] = [];
    const leave = there.subscribe(topic<Json>('old'), () => heard.push('old'));
    await nats.kill();
    await until(() => expect(there.isConnected).toBe(false));
    leave();
    there.subscribe(topic<Json>('new'), () => heard.push('new'));
    await nats.restart();
    await until(() => expect([here.isConnected, there.isConnected]).toEqual([true, true]));
    await there.settled();
    here.publish(topic<Json>('old'), 1);
    here.publish(topic<Json>('new'), 1);
    await until(() => expect(heard).toEqual(['new']));
  });

  test('can be closed meanwhile', async () => {
    await nats.kill();
    await until(() => expect(here.isConnected).toBe(false));
    await here.close();
    expect(here.isConnected).toBe(false);
  });
});

test('a node that was cut off alone tells the others that they have missed something', async () => {
  const door = await startCuttablePort(Number(new URL(nats.url).port));
  const remote = await natsBus(`nats://127.0.0.1:${door.port}`);
  let gaps = 0;
  here.onGap(() => gaps++);
  await here.settled();
  door.shut();
  await until(() => expect(remote.isConnected).toBe(false));
  expect(here.isConnected).toBe(true);
  door.open();
  await until(() => expect(remote.isConnected).toBe(true));
  await until(() => expect(gaps).toBe(1));
  await remote.close();
  await door.close();
});

test('what is too large for NATS is told as a gap', async () => {
  let gaps = 0;
  there.onGap(() => gaps++);
  await there.settled();
  here.publish(news, 'x'.repeat(2_000_000));
  await until(() => expect(gaps).toBe(1));
  expect(here.isConnected).toBe(true);
});

test('installations with different prefixes do not hear each other', async () => {
  const other = await natsBus(nats.url, { prefix: 'other' });
  const heard: Json[] = [];
  other.subscribe(news, (message) => heard.push(message));
  there.subscribe(news, (message) => heard.push(message));
  await Promise.all([other.settled(), there.settled()]);
  here.publish(news, 1);
  other.publish(news, 2);
  await until(() => expect(new Set(heard)).toEqual(new Set([1, 2])));
  expect(heard).toHaveLength(2);
  await other.close();
  await expect(natsBus(nats.url, { prefix: 'a b' })).rejects.toThrow(TypeError);
});

test('garbage from somebody else on its subjects is reported and passed over', async () => {
  const reported: unknown[] = [];
  const careful = await natsBus(nats.url, { report: (error) => reported.push(error) });
  const heard: Json[] = [];
  careful.subscribe(news, (message) => heard.push(message));
  await careful.settled();
  const { connect } = await import('@nats-io/transport-node');
  const stranger = await connect({ servers: new URL(nats.url).host });
  for (const garbage of ['', 'short', 'longer than a name', '\u0000{'])
    stranger.publish('starboard.topic.news', garbage);
  await stranger.flush();
  here.publish(news, 'still there');
  await until(() => expect(heard).toEqual(['still there']));
  expect(reported).toHaveLength(4);
  await stranger.close();
  await careful.close();
});

test('a bus without a NATS to join says so, without the password', async () => {
  await nats.kill();
  const { port } = new URL(nats.url);
  await expect(natsBus(`nats://somebody:s3cret@127.0.0.1:${port}`)).rejects.toThrow(
    `NATS cannot be reached at 127.0.0.1:${port}: connection refused.`,
  );
  await expect(natsBus('nats://somebody:s3cret@')).rejects.toThrow(/^That is no address of a NATS/u);
});

test('a NATS with a password is joined with it only, and the password is not told', async () => {
  const guarded = await startNats('--user', 'somebody', '--pass', 's3cret/');
  onTestFinished(() => guarded.stop());
  const { host } = new URL(guarded.url);
  await expect(natsBus(`nats://somebody:wr0ng@${host}`)).rejects.toThrow(
    `NATS cannot be reached at ${host}: Authorization Violation.`,
  );
  const bus = await natsBus(`nats://somebody:s3cret%2F@${host}`);
  expect(bus.isConnected).toBe(true);
  await bus.close();
});
