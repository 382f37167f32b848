import { createServer } from 'node:http';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const web = fileURLToPath(new URL('../..', import.meta.url));
const modules = fileURLToPath(new URL('../../../../node_modules', import.meta.url));
const parts = ['src', 'messages', 'build', 'public', 'index.html', 'vite.config.ts', 'package.json'];

export interface BuiltCopy {
  /** The folder of its pages. */
  readonly pages: string;
  remove(): void;
}

/** Builds the web as it would be after a change, from a copy of it. */
export async function builtCopy(change: (copy: string) => void): Promise<BuiltCopy> {
  const folder = mkdtempSync(join(tmpdir(), 'starboard-copy-'));
  const copy = join(folder, 'packages/web');
  // the version is said there
  cpSync(join(web, '../../package.json'), join(folder, 'package.json'));
  for (const part of parts) cpSync(join(web, part), join(copy, part), { recursive: true });
  symlinkSync(modules, join(copy, 'node_modules'));
  change(copy);
  const pages = join(folder, 'pages');
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  await build({ root: copy, logLevel: 'error', build: { outDir: pages } });
  process.env['NODE_ENV'] = before ?? '';
  return { pages, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export interface ServedCopy {
  readonly url: string;
  stop(): Promise<void>;
}

/** Gives such pages out. There is no server behind them. */
export async function served({ pages }: BuiltCopy): Promise<ServedCopy> {
  const server = createServer(({ url = '/' }, answer) => {
    const { pathname } = new URL(url, 'http://copy');
    if (pathname.startsWith('/api/')) {
      answer.writeHead(503).end();
      return;
    }
    const file = extname(pathname) === '' ? '/index.html' : pathname;
    const type = types[extname(file)] ?? 'application/octet-stream';
    try {
      answer.writeHead(200, { 'content-type': type }).end(readFileSync(join(pages, file)));
    } catch {
      answer.writeHead(404).end();
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Puts a file into the copy, with its folder. */
export function put(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
