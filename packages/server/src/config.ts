import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { botPace } from '@starboard/host';
import {
  address,
  oneOf,
  originList,
  proxyList,
  secret,
  serverUrl,
  subjectWord,
  text,
  whole,
} from './operations/setting-readers.ts';

/** What a node is told about where it runs. */
export interface Config {
  readonly host: string;
  /** 0: any free one. */
  readonly port: number;
  readonly dataDir: string;
  /** PostgreSQL; null: SQLite in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Null: this node is the only one. */
  readonly natsUrl: string | null;
  readonly natsPrefix: string;
  /** Where browsers find the table; empty: at the host they asked for. */
  readonly origins: readonly string[];
  /** Proxies whose word on the client's address counts. */
  readonly trustProxy: readonly string[];
  readonly logLevel: LogLevel;
  /** Null: metrics are shown to no client. */
  readonly metricsToken: string | null;
  /** Threads that play bots; 0: other nodes do. */
  readonly botWorkers: number;
  /** Milliseconds from one act of a bot to the next, where all play in real time. */
  readonly botPace: number;
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

type Environment = Readonly<Record<string, string | undefined>>;

/** Every setting, with its default, in the order in which docs/operations.md tells of them. */
export const defaults = {
  HOST: '0.0.0.0',
  PORT: '3000',
  DATA_DIR: './data',
  DATABASE_URL: '',
  NATS_URL: '',
  NATS_PREFIX: 'starboard',
  ORIGINS: '',
  TRUST_PROXY: '',
  LOG_LEVEL: 'info',
  METRICS_TOKEN: '',
  BOT_WORKERS: String(Math.max(1, availableParallelism() - 1)),
  BOT_PACE: String(botPace),
} as const;

type Setting = keyof typeof defaults;

/** Everything that is wrong with the settings, a sentence each. */
export class WrongSettings extends Error {
  readonly sentences: readonly string[];

  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'));
    this.name = 'WrongSettings';
    this.sentences = sentences;
  }
}

/** Reads the settings from the environment; an empty one counts as not given. */
export function readConfig(environment: Environment): Config {
  const wrong: string[] = [];
  const read = <Value>(name: Setting, reader: (given: string) => Value): Value => {
    const given = environment[name]?.trim() || defaults[name];
    try {
      return reader(given);
    } catch (error) {
      wrong.push(`${name} ${error instanceof Error ? error.message : 'cannot be read.'}`);
      // never used: the sentences are thrown below
      return reader(defaults[name]);
    }
  };

  const config: Config = {
    host: read('HOST', address),
    port: read('PORT', whole(0, 65_535)),
    dataDir: resolve(read('DATA_DIR', text)),
    databaseUrl: read('DATABASE_URL', serverUrl('postgres:', 'postgresql:')),
    natsUrl: read('NATS_URL', serverUrl('nats:', 'tls:')),
    natsPrefix: read('NATS_PREFIX', subjectWord),
    origins: read('ORIGINS', originList),
    trustProxy: read('TRUST_PROXY', proxyList),
    logLevel: read('LOG_LEVEL', oneOf(logLevels)),
    metricsToken: read('METRICS_TOKEN', secret(16)),
    botWorkers: read('BOT_WORKERS', whole(0, 256)),
    botPace: read('BOT_PACE', whole(334, 60_000)),
  };
  if (config.natsUrl && !config.databaseUrl)
    wrong.push('NATS_URL joins nodes that share a database: set DATABASE_URL as well, or neither.');
  if (config.botWorkers === 0 && !config.natsUrl)
    wrong.push('BOT_WORKERS can be 0 only where NATS_URL joins this node to others that play the bots.');
  if (wrong.length > 0) throw new WrongSettings(wrong);
  return config;
}
