import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const start = fileURLToPath(new URL('../../../../../scripts/start.mjs', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

/** The server as `npm start` runs it: bundled, a process of its own. Nothing but the given settings reaches it. */
export class ServerProcess {
  readonly ended: Promise<Ended>;
  readonly #process: ChildProcess;
  #out = '';
  #error = '';

  constructor(settings: Readonly<Record<string, string>>, command: readonly string[] = []) {
    const { PATH = '' } = process.env;
    this.#process = spawn(process.execPath, [start, 'server', ...command], {
      env: { PATH, HOST: '127.0.0.1', PORT: '0', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process.stdout?.setEncoding('utf8').on('data', (text: string) => (this.#out += text));
    this.#process.stderr?.setEncoding('utf8').on('data', (text: string) => (this.#error += text));
    this.ended = new Promise((resolve) => {
      this.#process.on('close', (code) => resolve({ code, out: this.#out, error: this.#error }));
    });
  }

  /** Where it can be reached, once it says so. */
  async url(): Promise<string> {
    for (;;) {
      const [, url] = /is running: (http:\S+)/.exec(this.#error) ?? [];
      if (url) return url;
      const said = new Promise((resolve) => this.#process.stderr?.once('data', resolve));
      const over = await Promise.race([said.then(() => null), this.ended]);
      if (over) throw new Error(`the server did not start: ${over.error}`);
    }
  }

  /** What it has written to standard output by now. */
  get out(): string {
    return this.#out;
  }

  signal(signal: NodeJS.Signals): void {
    this.#process.kill(signal);
  }

  stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<Ended> {
    this.signal(signal);
    return this.ended;
  }
}

/** Runs a command of the server that ends by itself. */
export const runCommand = (
  settings: Readonly<Record<string, string>>,
  ...command: readonly string[]
): Promise<Ended> => new ServerProcess(settings, command).ended;
