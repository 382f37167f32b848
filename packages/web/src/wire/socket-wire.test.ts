import { afterEach, expect, test } from 'vitest';
import { act, Harbour, until } from './testing/harbour.ts';
import type { WireState } from './wire.ts';

const harbours: Harbour[] = [];
afterEach(() => {
  for (const harbour of harbours.splice(0)) harbour.end();
});

async function harbour(port?: number): Promise<Harbour> {
  const opened = await Harbour.open(port);
  harbours.push(opened);
  return opened;
}

test('what is said before the socket is open is said once it is', async () => {
  const server = await harbour();
  const wire = server.wire();
  wire.send(act('a'));
  expect(wire.state).toBe('connecting');
  await server.has(1);
  expect(server.heard).toEqual([act('a')]);
  expect(wire.state).toBe('open');
});

test('after a break only what was not answered is said again', async () => {
  const server = await harbour();
  const wire = server.wire();
  wire.send(act('a'));
  wire.send(act('b'));
  await server.has(2);
  const answered = new Promise<void>((heard) => wire.onMessage(() => heard()));
  server.say({ type: 'done', id: 'a' });
  await answered;
  server.hangUp();
  await until(wire, 'waiting');
  await server.has(3);
  expect(server.heard.slice(2)).toEqual([act('b')]);
});

test('whoever wants to try at once need not wait', async () => {
  const server = await harbour();
  const wire = server.wire();
  await until(wire, 'open');
  server.hangUp();
  await until(wire, 'waiting');
  wire.tryNow();
  expect(wire.state).toBe('connecting');
  await until(wire, 'open');
});

test('who is told to go does not come back', async () => {
  const server = await harbour();
  const wire = server.wire();
  await until(wire, 'open');
  server.say({ type: 'bye', reason: { key: 'server.account.signed-out' }, comeBack: false });
  await until(wire, 'closed');
  wire.tryNow();
  expect(wire.state).toBe('closed');
});

test('a server that stays away is asked plainly before a socket is tried, and taken up when it answers', async () => {
  const gone = await harbour();
  gone.close();
  let asked = 0;
  let isBack = false;
  const probe = () => {
    asked += 1;
    return Promise.resolve(isBack);
  };
  const wire = gone.wire({ probe });
  let sockets = 0;
  wire.onState((state) => {
    if (state === 'connecting') sockets += 1;
  });
  await expect.poll(() => asked).toBeGreaterThan(0);
  const tried = sockets;
  const server = await harbour(gone.port);
  await expect.poll(() => asked).toBeGreaterThan(1);
  expect(sockets).toBe(tried);
  isBack = true;
  await until(wire, 'open');
  expect(server.heard).toEqual([]);
});

/** An open wire that soon asks whether the server is there, and what becomes of it. */
async function watchful(server: Harbour, patience: { readonly quiet?: number; readonly alive: number }) {
  const wire = server.wire({ patience: { unanswered: 20, quiet: 600_000, ...patience } });
  await until(wire, 'open');
  const states: WireState[] = [];
  wire.onState((state) => states.push(state));
  return { wire, states };
}

test('a line cut without a word is found out when something is said, and that is said again on a new one', async () => {
  const server = await harbour();
  const { wire, states } = await watchful(server, { alive: 20 });
  server.fallSilent();
  wire.send(act('a'));
  await server.has(1);
  expect(server.heard[0]).toEqual(act('a'));
  expect(states.slice(0, 3)).toEqual(['waiting', 'connecting', 'open']);
});

test('whoever goes on talking to nobody finds it out as well', async () => {
  const server = await harbour();
  const { wire } = await watchful(server, { alive: 20 });
  server.fallSilent();
  let said = 0;
  const talking = setInterval(() => wire.send(act(`a${said++}`)), 5);
  await until(wire, 'waiting');
  clearInterval(talking);
});

test('a line that is cut between some news and an answer is found out as well', async () => {
  const server = await harbour();
  const { wire } = await watchful(server, { alive: 20 });
  wire.send(act('a'));
  await server.has(1);
  server.say({ type: 'presence', table: 't', connected: [], watching: 0 });
  server.fallSilent();
  await server.has(2);
  expect(server.heard).toEqual([act('a'), act('a')]);
});

test('a server that takes its time over an answer, and is there, is not taken for gone', async () => {
  const server = await harbour();
  const { wire, states } = await watchful(server, { quiet: 20, alive: 20_000 });
  wire.send(act('a'));
  await expect.poll(() => server.pings).toBeGreaterThan(4);
  expect(server.heard).toEqual([act('a')]);
  expect(states).toEqual([]);
});

test('where it is urgent, a line cut without a word is found out sooner', async () => {
  const server = await harbour();
  const wire = server.wire({
    patience: { unanswered: 600_000, quiet: 600_000, alive: 600_000 },
    hurried: { unanswered: 20, alive: 20 },
  });
  await until(wire, 'open');
  wire.hurry(true);
  server.fallSilent();
  wire.send(act('a'));
  await server.has(1);
  expect(server.heard[0]).toEqual(act('a'));
});
