import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface NatsServer {
  readonly url: string;
  stop(): Promise<void>;
  /** Ends it without a word. */
  kill(): Promise<void>;
  /** Starts it again where it was, after stopping it if it still runs. */
  restart(): Promise<void>;
}

/** Debian's nats-server on a free port of this machine. */
export async function startNats(...flags: readonly string[]): Promise<NatsServer> {
  // -1: any free one
  let { server, port } = await launch(-1, flags);
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, 'exit');
    server.kill(signal);
    await exited;
  };
  const stop = () => end('SIGTERM');
  return {
    url: `nats://127.0.0.1:${port}`,
    stop,
    kill: () => end('SIGKILL'),
    async restart() {
      await stop();
      ({ server, port } = await launch(port, flags));
    },
  };
}

async function launch(
  wanted: number,
  flags: readonly string[],
): Promise<{ server: ChildProcess; port: number }> {
  const server = spawn('nats-server', ['--addr', '127.0.0.1', '--port', String(wanted), ...flags], {
    env: { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const kill = () => server.kill('SIGKILL');
  process.on('exit', kill);
  server.on('exit', () => process.off('exit', kill));
  // a program that is not there is an event, not a line
  const missing = once(server, 'error').then(([error]) => Promise.reject(error as Error));
  return { server, port: await Promise.race([portOf(server), missing]) };
}

async function portOf(server: ChildProcess): Promise<number> {
  const said: string[] = [];
  let port = 0;
  if (!server.stderr) throw new Error('nats-server has no voice');
  // read to its end, so that the server never waits for a reader
  const lines = createInterface(server.stderr);
  return new Promise((resolve, reject) => {
    lines.on('line', (line) => {
      if (port === 0 && said.push(line) > 100) said.shift();
      port = Number(/Listening for client connections on .*:(\d+)/u.exec(line)?.[1] ?? port);
      if (line.includes('Server is ready')) resolve(port);
    });
    lines.on('close', () => reject(new Error(`nats-server did not start: ${said.join('\n')}`)));
  });
}
