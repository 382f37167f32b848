import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';

export interface PostgresServer {
  readonly url: string;
  /** A new database on this server, empty; its url. */
  freshDatabase(): Promise<string>;
  stop(): Promise<void>;
  /** Stops it as if the power had gone. */
  kill(): Promise<void>;
  /** Starts it again where it was, after stopping it if it still runs. */
  restart(): Promise<void>;
}

type Settings = Readonly<Record<string, string | number>>;

/** Debian's PostgreSQL with a cluster of its own, on a free port of this machine. */
export async function startPostgres(settings: Settings = {}): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'starboard-postgres-'));
  const user = serverUser();
  if (user) chownSync(folder, user.uid, user.gid);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const initial = [
    '-D',
    folder,
    '-U',
    'starboard',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ];
  execFileSync(program('initdb'), initial, { ...user, cwd: folder, stdio: 'pipe' });
  const port = await freePort();
  const url = `postgres://starboard@127.0.0.1:${port}/postgres`;
  const start = () => launch(folder, { ...settings, port }, user);
  let server = await start();

  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, 'exit');
    server.kill(signal);
    await exited;
  };
  return {
    url,
    freshDatabase: () => newDatabase(url),
    async stop() {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
    kill: () => end('SIGQUIT'),
    async restart() {
      await end('SIGINT');
      server = await start();
    },
  };
}

/** A new database, empty, on the server of this one; its url. */
export async function newDatabase(url: string): Promise<string> {
  const name = `fresh_${randomUUID().replaceAll('-', '')}`;
  const client = new Client(url);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

/** The newest installed. */
function program(name: string): string {
  const versions = readdirSync('/usr/lib/postgresql').sort((a, b) => Number(b) - Number(a));
  return join('/usr/lib/postgresql', versions[0] ?? '', 'bin', name);
}

/** PostgreSQL does not run as root. */
function serverUser(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function launch(
  folder: string,
  given: Settings,
  user: ReturnType<typeof serverUser>,
): Promise<ChildProcess> {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    lc_messages: 'C',
    ...given,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(program('postgres'), ['-D', folder, ...flags], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const kill = () => server.kill('SIGQUIT');
  process.on('exit', kill);
  server.on('exit', () => process.off('exit', kill));
  const said: string[] = [];
  // read to its end, so that the server never waits for a reader
  const lines = createInterface(server.stderr);
  await new Promise<void>((resolve, reject) => {
    lines.on('line', (line) => {
      if (said.push(line) > 100) said.shift();
      if (line.includes('ready to accept connections')) resolve();
    });
    lines.on('close', () => reject(new Error(`postgres did not start: ${said.join('\n')}`)));
  });
  return server;
}
