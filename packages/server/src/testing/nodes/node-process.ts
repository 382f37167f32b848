import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { pathOfProgram } from '../programs.ts';

export interface NodeProcess {
  readonly url: string;
  readonly pid: number;
  /** What it has logged by now. */
  logged(): string;
  /** Ends it without a word. */
  kill(): Promise<void>;
  /** Asks it to end; throws if it has not lived to hear that, or does not end well. */
  stop(): Promise<void>;
  /** Neither says nor hears anything until it is thawed. */
  freeze(): void;
  thaw(): void;
}

export type Settings = Readonly<Record<string, string>>;

/** A node with the games of the tests, in a process of its own. */
export async function startNodeProcess(settings: Settings): Promise<NodeProcess> {
  const child = spawn(process.execPath, [pathOfProgram('node-main')], {
    env: { PATH: process.env['PATH'] ?? '', HOST: '127.0.0.1', PORT: '0', BOT_WORKERS: '1', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  for (const output of [child.stdout, child.stderr])
    output.setEncoding('utf8').on('data', (text: string) => lines.push(text));
  const orphaned = () => child.kill('SIGKILL');
  process.on('exit', orphaned);
  child.on('exit', () => process.off('exit', orphaned));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const end = async (signal: NodeJS.Signals) => {
    // a promise that failed unheard, most likely
    if (hasEnded()) throw new Error(`the node has ended by itself: ${lines.slice(-20).join('')}`);
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };
  return {
    url: await readyAt(child),
    pid: child.pid ?? 0,
    logged: () => lines.join(''),
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGTERM');
      if (child.exitCode !== 0) throw new Error(`the node did not end well: ${lines.slice(-20).join('')}`);
    },
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
