import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';

/** A file as it is sent: whole, in memory, under the one path it is known by. */
export interface StaticFile {
  readonly type: string;
  readonly body: Buffer;
  readonly etag: string;
  /** Its name changes with its content. */
  readonly isImmutable: boolean;
  /** The same, compressed beforehand, best first. */
  readonly compressed: readonly { readonly encoding: 'br' | 'gzip'; readonly body: Buffer }[];
}

export type StaticFiles = ReadonlyMap<string, StaticFile>;

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.wasm': 'application/wasm',
};

/** Reads a folder once. Only what is found here can ever be asked for, so no path leads out of it. */
export function readStaticFiles(folder: string): StaticFiles {
  const found = new Map<string, StaticFile>();
  if (!existsSync(folder)) return found;
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  // neither links, which could lead out, nor files of the system such as .DS_Store
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
  for (const { name, parentPath } of files) {
    const type = types[extname(name)];
    if (type === undefined) continue;
    const file = join(parentPath, name);
    const path = `/${file.slice(folder.length).split(sep).filter(Boolean).join('/')}`;
    found.set(path, staticFile(type, file, isHashed(path)));
  }
  return found;
}

function staticFile(type: string, file: string, isImmutable: boolean): StaticFile {
  const body = readFileSync(file);
  const etag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const ready = (encoding: 'br' | 'gzip', ending: string) =>
    existsSync(file + ending) ? [{ encoding, body: readFileSync(file + ending) }] : [];
  return { type, body, etag, isImmutable, compressed: [...ready('br', '.br'), ...ready('gzip', '.gz')] };
}

const isHashed = (path: string): boolean => /^\/assets\/.+-[\w-]{8}\.\w+$/.test(path);
