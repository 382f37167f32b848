import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { defaults, readConfig, WrongSettings } from './config.ts';

const complaints = (environment: Record<string, string>): readonly string[] => {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof WrongSettings) return error.sentences;
    throw error;
  }
  return [];
};

test('nothing has to be set', () => {
  expect(readConfig({})).toEqual({
    host: '0.0.0.0',
    port: 3000,
    dataDir: resolve('data'),
    databaseUrl: null,
    natsUrl: null,
    natsPrefix: 'starboard',
    origins: [],
    trustProxy: [],
    logLevel: 'info',
    metricsToken: null,
    botWorkers: Number(defaults.BOT_WORKERS),
    botPace: 400,
  });
});

test('everything can be set, and an empty setting is none', () => {
  expect(
    readConfig({
      HOST: '::1',
      PORT: '0',
      DATA_DIR: '/var/lib/starboard',
      DATABASE_URL: 'postgres://starboard:secret@db.internal/starboard',
      NATS_URL: 'nats://bus.internal:4222',
      NATS_PREFIX: 'table-2',
      ORIGINS: 'https://table.example, http://localhost:5173/',
      TRUST_PROXY: 'loopback, 10.0.0.0/8, fd00::/8, 192.0.2.7',
      LOG_LEVEL: 'warn',
      METRICS_TOKEN: '0123456789abcdef',
      BOT_WORKERS: '0',
      BOT_PACE: '500',
    }),
  ).toEqual({
    host: '::1',
    port: 0,
    dataDir: '/var/lib/starboard',
    databaseUrl: 'postgres://starboard:secret@db.internal/starboard',
    natsUrl: 'nats://bus.internal:4222',
    natsPrefix: 'table-2',
    origins: ['https://table.example', 'http://localhost:5173'],
    trustProxy: ['loopback', '10.0.0.0/8', 'fd00::/8', '192.0.2.7'],
    logLevel: 'warn',
    metricsToken: '0123456789abcdef',
    botWorkers: 0,
    botPace: 500,
  });
  expect(readConfig({ PORT: '', METRICS_TOKEN: ' ' })).toEqual(readConfig({}));
});

test('PostgreSQL alone is one node with a database elsewhere', () => {
  expect(complaints({ DATABASE_URL: 'postgresql://db/starboard' })).toEqual([]);
});

test.each([
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not “70000”.'],
  [{ PORT: '3e3' }, 'PORT must be a whole number from 0 to 65535, not “3e3”.'],
  [
    { HOST: 'here there' },
    'HOST must be an address to listen on, such as 127.0.0.1 or ::, not “here there”.',
  ],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of trace, .+, silent, not “loud”\.$/],
  [
    { DATABASE_URL: 'mysql://root:hunter2@db/x' },
    'DATABASE_URL must be an address that begins with postgres:// or postgresql://.',
  ],
  [
    { NATS_URL: 'bus.internal:4222', DATABASE_URL: 'postgres://db/x' },
    'NATS_URL must be an address that begins with nats:// or tls://.',
  ],
  [{ NATS_URL: 'nats://bus' }, /^NATS_URL joins nodes that share a database: set DATABASE_URL as well/],
  [{ NATS_PREFIX: 'a.b' }, 'NATS_PREFIX must be one word of letters, digits, - and _, not “a.b”.'],
  [{ ORIGINS: 'https://table.example/path' }, /^ORIGINS must be origins such as .+ not “https:.+path”\.$/],
  [{ ORIGINS: 'https://a.example, *' }, /^ORIGINS must be origins .+ not “\*”\.$/],
  [{ ORIGINS: 'null' }, /^ORIGINS must be origins/],
  [{ TRUST_PROXY: 'true' }, /^TRUST_PROXY must be addresses or networks of proxies.+ not “true”\.$/],
  [{ TRUST_PROXY: '0.0.0.0/0' }, /^TRUST_PROXY/],
  [{ TRUST_PROXY: '10.0.0.0/33' }, /^TRUST_PROXY/],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 16 characters, or be left out.'],
  [{ BOT_WORKERS: '-1' }, /^BOT_WORKERS must be a whole number/],
  [{ BOT_PACE: '100' }, /^BOT_PACE must be a whole number/],
  [{ BOT_WORKERS: '0' }, /^BOT_WORKERS can be 0 only where NATS_URL/],
])('%o is refused with a sentence', (environment, sentence) => {
  expect(complaints(environment as Record<string, string>)).toEqual([
    typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
  ]);
});

test('all that is wrong is told at once, and no secret with it', () => {
  const told = complaints({ PORT: 'x', DATABASE_URL: 'http://u:hunter2@h', METRICS_TOKEN: 'hunter2' });
  expect(told).toHaveLength(3);
  expect(told.join()).not.toContain('hunter2');
});

test('docs/operations.md lists every setting with its default', () => {
  const docs = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
  const rows = [...docs.matchAll(/^\| `([A-Z_]+)` \| (.*?) \|/gm)].map(([, name, value]) => [name, value]);
  // how many threads depends on the machine
  const listed = Object.entries({ ...defaults, BOT_WORKERS: '' }).map(([name, value]) => [
    name,
    name === 'BOT_WORKERS' ? 'processors − 1, at least 1' : value === '' ? '–' : `\`${value}\``,
  ]);
  expect(rows).toEqual(listed);
});
