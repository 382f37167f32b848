import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

// the server's own driver
const { DatabaseSync } = createRequire(new URL('../../../server/package.json', import.meta.url))(
  '@photostructure/sqlite',
) as typeof import('@photostructure/sqlite');

const root = fileURLToPath(new URL('../../../..', import.meta.url));

export interface Starboard {
  readonly url: string;
  /** Folder of its database. */
  readonly data: string;
  stop(): Promise<void>;
  /** The process is gone at once, and comes back at the same address with what it had written. */
  crashAndRestart(): Promise<void>;
}

export type Settings = Readonly<Record<string, string>>;

/** The server as `npm start` starts it, on a free port, with a folder of its own. */
export async function startStarboard(settings: Settings = {}): Promise<Starboard> {
  const data = mkdtempSync(join(tmpdir(), 'starboard-web-'));
  let running = await start(data, '0', settings);
  const { url } = running;
  return {
    url,
    data,
    async crashAndRestart() {
      await running.end('SIGKILL');
      running = await start(data, new URL(url).port, settings);
    },
    async stop() {
      await running.end('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** As if all had signed in long ago: the server takes no session at its word any more. */
export function ageProofs(data: string): void {
  const db = new DatabaseSync(join(data, 'starboard.db'), { timeout: 15_000 });
  db.exec('update sessions set proved_at = null');
  db.close();
}

async function start(data: string, port: string, settings: Settings) {
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs'), 'server'], {
    cwd: data,
    env: {
      PATH: process.env['PATH'] ?? '',
      HOST: '127.0.0.1',
      PORT: port,
      DATA_DIR: data,
      BOT_WORKERS: '1',
      LOG_LEVEL: 'error',
      // visitors say which address they come from: one address would soon have used up what one may ask for
      TRUST_PROXY: '127.0.0.1',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const orphaned = () => child.kill('SIGKILL');
  process.on('exit', orphaned);
  const end = async (signal: NodeJS.Signals) => {
    process.off('exit', orphaned);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };
  const said: string[] = [];
  for await (const line of createInterface(child.stderr)) {
    said.push(line);
    const [, url] = /(http:\/\/\S+)/.exec(line) ?? [];
    if (!url) continue;
    child.stderr.resume();
    return { url, end };
  }
  throw new Error(`the server did not start: ${said.join('\n')}`);
}
