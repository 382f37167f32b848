import type { Config } from '../config.ts';
import { greeting } from './greeting.ts';
import type { Log } from './log.ts';

/** How long a node may take to say goodbye, write what is pending and close. */
const longestFarewell = 10_000;

/** Ctrl-C reaches a program started by npm twice at once; only later is it an operator who will not wait. */
const sameSignal = 1_000;

export interface RunningNode {
  readonly url: string;
  /** Every address that is open to the outside. */
  readonly routes: readonly { readonly method: string; readonly url: string }[];
  /** Not ready any more, no new guests, goodbye to those who are here, everything written, all closed. */
  close(): Promise<void>;
}

/** Runs a node until it is asked to stop; returns the exit code. */
export async function serve(config: Config, log: Log, start: () => Promise<RunningNode>): Promise<number> {
  const asked = whenAskedToStop(log);
  const node = await start();
  log.info({ url: node.url }, 'started');
  process.stderr.write(`${greeting(config, node.url)}\n`);
  log.info({ signal: await asked }, 'stopping');
  await node.close();
  log.info('stopped');
  await new Promise((resolve) => log.flush(resolve));
  return 0;
}

/** The first signal lets the node end well, within limits; another one ends it now. */
function whenAskedToStop(log: Log): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    let first: number | null = null;
    const hear = (signal: NodeJS.Signals): void => {
      if (first === null) {
        first = performance.now();
        resolve(signal);
        setTimeout(giveUp, longestFarewell, 'did not stop in time');
      } else if (performance.now() - first > sameSignal) giveUp('told twice to stop');
    };
    const giveUp = (why: string): void => {
      log.error(why);
      process.exit(1);
    };
    process.on('SIGTERM', hear);
    process.on('SIGINT', hear);
  });
}
