import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { version } from '../../../package.json';
import { openSqlite } from './store/sqlite/open-sqlite.ts';
import { Browser } from './testing/people/browser.ts';
import { runCommand, ServerProcess } from './testing/nodes/server-process.ts';

// Processes take their time to start, the more so on a busy machine.
let folder: string;
const running: ServerProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'starboard-main-'));
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop('SIGKILL')));
  rmSync(folder, { recursive: true });
});

const data = () => join(folder, 'data');

async function serve(settings: Readonly<Record<string, string>> = {}) {
  const server = new ServerProcess({ DATA_DIR: data(), ...settings });
  running.push(server);
  const url = await server.url();
  return { server, url, browser: new Browser(url) };
}

/** The names of all accounts in a database. */
async function namesIn(file: string): Promise<readonly string[]> {
  const copy = join(folder, 'restored');
  mkdirSync(copy);
  renameSync(file, join(copy, 'starboard.db'));
  const store = await openSqlite(copy);
  const rows = await store.db.selectFrom('accounts').select('name').orderBy('created_at').execute();
  await store.close();
  return rows.map(({ name }) => name);
}

test('a server starts with nothing set, is alive and ready, and ends well when it is told to', async () => {
  const { server, browser } = await serve();
  expect(await browser.get('/health')).toMatchObject({ status: 200, body: { alive: true, version } });
  expect(await browser.get('/ready')).toMatchObject({ status: 200, body: { ready: true } });
  const page = await browser.get('/');
  expect(page.body).toContain('<title>Starboard</title>');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");

  // Ctrl-C under npm is heard twice
  server.signal('SIGINT');
  const { code, out, error } = await server.stop('SIGINT');
  expect([code, error]).toEqual([
    0,
    expect.stringMatching(/^Starboard is running: http:\/\/127\.0\.0\.1:\d+\n$/),
  ]);
  const told = out
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { msg: string }).msg);
  expect(told.slice(-3)).toEqual(['started', 'stopping', 'stopped']);
});

test('a second server on the same folder is refused, until the first is gone, however it went', async () => {
  const { server, browser } = await serve();
  const second = await runCommand({ DATA_DIR: data() });
  expect(second).toEqual({
    code: 1,
    out: '',
    error: expect.stringMatching(
      /^The data folder .+ is in use by another Starboard server \(process \d+\)\. .+\n$/,
    ),
  });
  expect((await browser.get('/ready')).status).toBe(200);
  await server.stop('SIGKILL');
  expect((await (await serve()).browser.get('/ready')).status).toBe(200);
});

test('the database is copied while people come and go, and the copy opens', async () => {
  const { url } = await serve();
  await new Browser(url).becomeGuest('Before');
  const others = (async () => {
    for (let count = 0; count < 20; count++) await new Browser(url).becomeGuest();
  })();
  const copied = await runCommand({ DATA_DIR: data() }, 'backup', join(folder, 'copy.db'));
  await others;
  expect(copied).toEqual({
    code: 0,
    out: `The database was copied to ${join(folder, 'copy.db')}\n`,
    error: '',
  });
  await new Browser(url).becomeGuest('Afterwards');

  const again = await runCommand({ DATA_DIR: data() }, 'backup', join(folder, 'copy.db'));
  expect(again).toMatchObject({ code: 1, error: `${join(folder, 'copy.db')} is there already.\n` });
  const names = await namesIn(join(folder, 'copy.db'));
  expect(names).toContain('Before');
  expect(names).not.toContain('Afterwards');
});

test('neither metrics nor the log tell who was there or what they keep secret', async () => {
  const { server, browser } = await serve({ LOG_LEVEL: 'trace', METRICS_TOKEN: 'canary-of-the-metrics' });
  const { id } = await browser.becomeGuest('Canary Name');
  await browser.post('/api/me/password', { name: 'Canary Name', password: 'canary-password' });
  await browser.get(`/api/tables/canary-table-${id}`);
  await browser.askRaw('POST', '/api/guest', '{"canary-body":', { 'content-type': 'application/json' });

  expect((await browser.get('/metrics')).status).toBe(404);
  const metrics = await browser.askRaw('GET', '/metrics', undefined, {
    authorization: 'Bearer canary-of-the-metrics',
  });
  expect(metrics.status).toBe(200);
  expect(metrics.body).toContain('route="/api/guest",status="200"');
  const { out } = await server.stop();
  for (const told of [String(metrics.body), out]) {
    expect(told.toLowerCase()).not.toContain('canary');
    expect(told).not.toContain(browser.token);
    expect(told).not.toContain(id);
  }
});

test('somebody who sends half a request does not keep the server from ending well', async () => {
  const { server, url } = await serve();
  await holdOn(url);
  expect((await server.stop()).code).toBe(0);
});

test('who tells it a second time, later, does not want to wait', async () => {
  const { server, url } = await serve();
  await holdOn(url);
  // what is heard within a second of the first is heard as one
  const isTold = () => {
    server.signal('SIGTERM');
    return server.out;
  };
  await expect.poll(isTold).toContain('told twice to stop');
  expect((await server.ended).code).toBe(1);
});

/** Begins a request and never ends it. */
async function holdOn(url: string): Promise<void> {
  const held = request(`${url}/api/guest`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json', 'content-length': '20' },
  });
  held.on('error', () => undefined);
  held.write('{');
  // what comes later has been seen later
  await fetch(`${url}/health`);
}

test('what is wrong with the settings is told in sentences, and nothing starts', async () => {
  expect(await runCommand({ DATA_DIR: data(), PORT: 'http', LOG_LEVEL: 'loud' })).toEqual({
    code: 1,
    out: '',
    error: expect.stringMatching(/^PORT must be .+\nLOG_LEVEL must be .+\n$/),
  });
  expect(existsSync(data())).toBe(false);

  const { url } = await serve();
  const taken = await runCommand({ DATA_DIR: join(folder, 'other'), PORT: new URL(url).port });
  expect(taken).toMatchObject({
    code: 1,
    error: 'Another program uses this port. Set PORT to a free one.\n',
  });

  writeFileSync(join(folder, 'file'), '');
  expect((await runCommand({ DATA_DIR: join(folder, 'file') })).code).toBe(1);
  expect(await runCommand({ DATABASE_URL: 'postgres://user:canary@127.0.0.1:1/none' })).toEqual({
    code: 1,
    out: '',
    error: 'PostgreSQL at 127.0.0.1:1: connect ECONNREFUSED 127.0.0.1:1\n',
  });
});

test('commands that are not understood are answered with those that are', async () => {
  for (const command of [['dance'], ['backup'], ['migrate', 'twice']])
    expect(await runCommand({ DATA_DIR: data() }, ...command)).toEqual({
      code: 2,
      out: '',
      error: expect.stringMatching(
        /^Usage:\n +serve .+\n +backup FILE .+\n +migrate .+\n +grant-admin NAME .+\n$/,
      ),
    });
  expect(await runCommand({}, '--version')).toEqual({ code: 0, out: `${version}\n`, error: '' });
});

test('an admin is made where the database is', async () => {
  const { server, browser } = await serve();
  await browser.becomeGuest();
  await browser.post('/api/me/password', { name: 'Ada', password: 'correct horse' });
  const grant = () => runCommand({ DATA_DIR: data() }, 'grant-admin', 'ada');
  expect(await grant()).toMatchObject({ code: 1, error: expect.stringContaining('is in use by') });
  await server.stop();

  expect(await grant()).toMatchObject({ code: 0, out: 'ada is an admin now.\n' });
  expect(await runCommand({ DATA_DIR: data() }, 'grant-admin', 'Bob')).toMatchObject({
    code: 1,
    error: 'Nobody here has the name “Bob”.\n',
  });
  expect(await runCommand({ DATA_DIR: data() }, 'migrate')).toMatchObject({ code: 0 });
  expect(readdirSync(data())).not.toContain('backups');
  const back = new Browser((await serve()).url);
  back.token = browser.token;
  expect((await back.get('/api/me')).body).toMatchObject({ account: { name: 'Ada', role: 'admin' } });
});
