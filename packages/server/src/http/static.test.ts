import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { type FastifyInstance, fastify } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addStatic } from './static.ts';

let folder: string;
let app: FastifyInstance;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'starboard-web-'));
  writeFileSync(join(folder, 'secret.txt'), 'outside');
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const web = () => join(folder, 'web');

function write(files: Record<string, string | Buffer>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(web(), name, '..'), { recursive: true });
    writeFileSync(join(web(), name), content);
  }
}

async function serve(): Promise<void> {
  app = fastify();
  app.get('/api/games', () => ({ games: [] }));
  addStatic(app, web());
  await app.listen({ host: '127.0.0.1', port: 0 });
}

interface Got {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** The path goes out as it is written; `fetch` would tidy it. */
const ask = (path: string, headers: OutgoingHttpHeaders = {}): Promise<Got> =>
  new Promise((resolve, reject) => {
    const { port } = app.server.address() as AddressInfo;
    get({ host: '127.0.0.1', port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    }).on('error', reject);
  });

const page = { accept: 'text/html,application/xhtml+xml' };

test('the app is given for every page, its files by their names, and the rest is not there', async () => {
  write({ 'index.html': '<h1>table</h1>', 'icon.svg': '<svg/>', 'app.js.map': '{}', '.env': 'X=1' });
  await serve();

  for (const path of ['/', '/tables/42', '/index.html', '/?lang=uk'])
    expect(await ask(path, page)).toMatchObject({ status: 200, body: Buffer.from('<h1>table</h1>') });
  expect((await ask('/icon.svg')).headers['content-type']).toBe('image/svg+xml');
  // only those who can show a page are given one
  for (const path of ['/missing.js', '/app.js.map', '/.env', '/assets'])
    expect((await ask(path, { accept: '*/*' })).status).toBe(404);
  // unknown parts of the API are no pages
  expect((await ask('/api/games')).status).toBe(200);
  for (const path of ['/api', '/api/', '/api/nothing']) expect((await ask(path, page)).status).toBe(404);
});

test('names with a hash are kept for good, others are asked for again by their tag', async () => {
  write({ 'index.html': 'home', 'assets/main-Ab3_x-9Z.js': 'main()', 'assets/plain.js': 'plain()' });
  await serve();

  const hashed = await ask('/assets/main-Ab3_x-9Z.js');
  expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const path of ['/assets/plain.js', '/index.html'])
    expect((await ask(path)).headers['cache-control']).toBe('no-cache');

  const { etag } = (await ask('/index.html')).headers;
  const again = await ask('/index.html', { 'if-none-match': `"other", W/${etag}` });
  expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
  expect((await ask('/index.html', { 'if-none-match': '"other"' })).status).toBe(200);
});

test('what was compressed beforehand goes to those who can read it', async () => {
  const script = 'main();'.repeat(100);
  write({
    'index.html': 'home',
    'app.js': script,
    'app.js.br': brotliCompressSync(script),
    'app.js.gz': gzipSync(script),
  });
  await serve();

  const best = await ask('/app.js', { 'accept-encoding': 'gzip, br' });
  expect(best.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(brotliDecompressSync(best.body).toString()).toBe(script);
  const second = await ask('/app.js', { 'accept-encoding': 'gzip;q=0.5, br;q=0' });
  expect(second.headers['content-encoding']).toBe('gzip');
  const plain = await ask('/app.js', { 'accept-encoding': 'identity' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body.toString()).toBe(script);
  expect(new Set([best, second, plain].map(({ headers }) => headers.etag)).size).toBe(3);
  expect((await ask('/app.js.br')).status).toBe(404);
});

test('no path leads out of the folder', async () => {
  write({ 'index.html': 'home', 'deep/file.txt': 'inside' });
  symlinkSync(join(folder, 'secret.txt'), join(web(), 'link.txt'));
  symlinkSync(folder, join(web(), 'way-out'));
  await serve();

  expect((await ask('/deep/file.txt')).body.toString()).toBe('inside');
  const attempts = [
    '/../secret.txt',
    '/deep/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '//secret.txt',
    `/${join(folder, 'secret.txt')}`,
    '/link.txt',
    '/way-out/secret.txt',
    '/deep/file.txt%00.html',
    '/deep/',
    '/deep',
    '/%',
    '/%ff',
    '/__proto__',
    '/constructor',
  ];
  for (const path of attempts) {
    const got = await ask(path, { accept: '*/*' });
    expect([path, got.body.includes('outside'), got.status]).toEqual([
      path,
      false,
      expect.toSatisfy((status) => status === 400 || status === 404),
    ]);
  }
});

test('without a web app there is nothing to see, and the rest of the server goes on', async () => {
  await serve();
  for (const path of ['/', '/tables', '/index.html']) expect((await ask(path, page)).status).toBe(404);
  expect((await ask('/api/games')).status).toBe(200);
});
