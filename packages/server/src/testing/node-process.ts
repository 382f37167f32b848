import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { bundled } from './bundled.ts';

export interface NodeProcess {
  readonly url: string;
  /** Ends it without a word. */
  kill(): Promise<void>;
  stop(): Promise<void>;
  /** Neither says nor hears anything until it is thawed. */
  freeze(): void;
  thaw(): void;
}

export type Settings = Readonly<Record<string, string>>;

let folder: Promise<string> | null = null;

/** A node with the games of the tests, in a process of its own. */
export async function startNodeProcess(settings: Settings): Promise<NodeProcess> {
  folder ??= bundled(
    new URL('./node-main.ts', import.meta.url),
    new URL('./toy-bot-worker.ts', import.meta.url),
    new URL('../store/sqlite/sqlite-worker.ts', import.meta.url),
  );
  const child = spawn(process.execPath, [join(await folder, 'node-main.js')], {
    env: { PATH: process.env['PATH'] ?? '', HOST: '127.0.0.1', PORT: '0', BOT_WORKERS: '1', ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const orphaned = () => child.kill('SIGKILL');
  process.on('exit', orphaned);
  child.on('exit', () => process.off('exit', orphaned));
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };
  return {
    url: await readyAt(child),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
  };
}

async function readyAt({ stderr }: ChildProcess): Promise<string> {
  if (!stderr) throw new Error('the process says nothing');
  const said: string[] = [];
  for await (const line of createInterface(stderr)) {
    const [, url] = /^ready at (\S+)$/.exec(line) ?? [];
    said.push(line);
    if (!url) continue;
    stderr.resume();
    return url;
  }
  throw new Error(`the node did not start: ${said.join('\n')}`);
}
