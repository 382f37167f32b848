import { memoryShelf } from '../local/shelf/memory-shelf.ts';
import { tableServices } from '../local/testing/local-player.ts';
import { LocalTables } from '../local/worker/local-tables.ts';
import type { ToDevice } from '../local/local-talk.ts';
import type { FromServer } from '@starboard/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { type WorkerPort, LocalWire } from './local-wire.ts';

/** A device: its shelf outlives the workers that break down. */
function device() {
  const shelf = memoryShelf();
  const workers: { breakDown: () => void; fallSilent: () => void }[] = [];
  const open = (): WorkerPort => {
    let hear: (text: string) => void = () => undefined;
    let isSilent = false;
    const broken: (() => void)[] = [];
    const tables = new LocalTables(tableServices(shelf, (text) => hear(text)));
    queueMicrotask(() => tables.welcome());
    workers.push({ breakDown: () => broken.forEach((tell) => tell()), fallSilent: () => (isSilent = true) });
    return {
      postMessage: (message: ToDevice) => void (isSilent || tables.hear(structuredClone(message))),
      onMessage: (listener) => (hear = listener),
      onBreak: (listener) => broken.push(listener),
      close: () => (hear = () => undefined),
    };
  };
  return { open, workers };
}

afterEach(() => void vi.useRealTimers());

const wish = { game: 'alien-frontiers', name: 'Vera', seats: [null, 'easy'] };

test('asks and table talk go the same way, and each finds its answer', async () => {
  const wire = new LocalWire(device().open);
  const heard: FromServer[] = [];
  wire.onMessage((message) => heard.push(message));
  const { id } = await wire.ask('open', wish);
  expect(wire.state).toBe('open');
  await expect(wire.ask('open', { ...wish, seats: [null] })).rejects.toMatchObject({
    reason: { key: 'server.table.seats', params: { min: 2, max: 4 } },
  });
  expect(heard.map(({ type }) => type)).toEqual(['welcome']);
  wire.send({ type: 'watch', id: 'w', table: id, after: 0 });
  await expect.poll(() => heard.map(({ type }) => type)).toContain('view');
  wire.send({ type: 'act', id: 'a', table: 'elsewhere', decision: 1, answer: 'end-turn' });
  await expect.poll(() => heard.at(-1)).toMatchObject({ type: 'refused', id: 'a' });
});

test('what a worker that broke down left unanswered is said to the next one', async () => {
  const { open, workers } = device();
  const wire = new LocalWire(open);
  const { id } = await wire.ask('open', wish);
  const states: string[] = [];
  wire.onState((state) => states.push(state));
  const heard: FromServer[] = [];
  wire.onMessage((message) => heard.push(message));
  workers[0]?.fallSilent();
  wire.send({ type: 'watch', id: 'w', table: id, after: 0 });
  const list = wire.ask('list', null);
  workers[0]?.breakDown();
  wire.tryNow();
  expect(await list).toMatchObject([{ id }]);
  await expect.poll(() => heard.map(({ type }) => type)).toContain('view');
  expect(states).toEqual(['waiting', 'connecting', 'open']);
  wire.close();
  expect(wire.state).toBe('closed');
});

test('a page that asks a worker which cannot be started is told so, after a few attempts', async () => {
  vi.useFakeTimers();
  let attempts = 0;
  const gone = (): WorkerPort => {
    attempts++;
    return {
      postMessage: () => undefined,
      onMessage: () => undefined,
      onBreak: (listener) => queueMicrotask(listener),
      close: () => undefined,
    };
  };
  const wire = new LocalWire(gone);
  const heard: FromServer[] = [];
  wire.onMessage((message) => heard.push(message));
  const list = wire.ask('list', null).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await list).toMatchObject({ reason: { key: 'web.local.no-worker' } });
  expect(heard).toEqual([{ type: 'bye', reason: { key: 'web.local.no-worker' }, comeBack: false }]);
  expect(wire.state).toBe('closed');
  expect(attempts).toBe(4);
});

test('a worker that breaks down now and then is started anew each time', async () => {
  const { open, workers } = device();
  const wire = new LocalWire(open);
  for (let times = 0; times < 6; times++) {
    expect(await wire.ask('list', null)).toEqual([]);
    workers.at(-1)?.breakDown();
    expect(wire.state).toBe('waiting');
    wire.tryNow();
  }
  wire.close();
});
