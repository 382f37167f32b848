import { type DestinationStream, destination, type Logger, pino } from 'pino';
import type { LogLevel } from '../config.ts';

export type Log = Logger;

const secretKeys = [
  'cookie',
  'set-cookie',
  'authorization',
  'password',
  'token',
  'seed',
  'databaseUrl',
  'natsUrl',
];
const depths = ['', '*.', '*.*.', '*.*.*.'];

/** JSON lines on standard output. What must not be told is cut out by name, wherever a caller puts it. */
export function createLog(level: LogLevel, to: DestinationStream = standardOutput()): Log {
  return pino(
    {
      level,
      base: null,
      redact: {
        paths: depths.flatMap((depth) => secretKeys.map((key) => path(depth, key))),
        censor: '[hidden]',
      },
      serializers: { req: shownRequest, res: shownReply, err: shownError, error: shownError },
      formatters: { level: (label) => ({ level: label }) },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
    },
    to,
  );
}

/** Never waits for the program that reads the log; what is left is written when the process ends. */
const standardOutput = (): DestinationStream => destination({ dest: 1, sync: false });

const path = (depth: string, key: string): string =>
  /^\w+$/.test(key) ? `${depth}${key}` : `${depth.slice(0, -1)}["${key}"]`;

interface Asked {
  readonly method: string;
  readonly routeOptions?: { readonly url?: string | undefined };
}

/** By its pattern: a link to a table is a key to it. */
const shownRequest = ({ method, routeOptions }: Asked) => ({ method, route: routeOptions?.url ?? 'unknown' });

const shownReply = ({ statusCode }: { readonly statusCode: number }) => ({ status: statusCode });

/** Nothing but these: databases put values of rows into the other fields of their errors. */
function shownError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  const { code } = error as NodeJS.ErrnoException;
  return { name, code, message, stack, ...(cause === undefined ? {} : { cause: shownError(cause) }) };
}
