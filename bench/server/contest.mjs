import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram } from '../harness/programs.mjs';

const serverCore = 0;
const clientsCore = 1;

const metricsToken = 'for the bench alone';

/** What a server tells of itself. */
export async function metricsOf(url) {
  const headers = { authorization: `Bearer ${metricsToken}` };
  return (await fetch(`${url}/metrics`, { headers })).text();
}

/** Starts a server, runs `use` beside it, and leaves nothing behind. Given a folder, its data stay there. */
export async function withServer(file, { databaseUrl = '', folder = null, core = serverCore }, use) {
  const data = folder ?? mkdtempSync(join(tmpdir(), 'starboard-bench-'));
  const env = {
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: data,
    DATABASE_URL: databaseUrl,
    BOT_WORKERS: '1',
    METRICS_TOKEN: metricsToken,
  };
  const server = startProgram(file, { core, env });
  try {
    return await use({ pid: server.pid, url: (await server.says()).url, exited: server.exited });
  } finally {
    await server.stop();
    if (folder === null) rmSync(data, { recursive: true, force: true });
  }
}

/** Runs clients on the other core to their end; what they say. Those that say when they begin to measure call `begun`. */
export async function runClients(file, wish, begun = null) {
  const clients = startProgram(file, { core: clientsCore, args: [JSON.stringify(wish)] });
  if (begun) {
    await clients.says();
    await begun();
  }
  const said = await clients.says();
  await clients.exited;
  return said;
}

/** Lets the contestants take turns, so that a busy minute of the machine hits all of them; a row each, medians. */
export async function contest(contestants, { rounds, warmUpSeconds, seconds, tables }) {
  const results = new Map(contestants.map(({ name }) => [name, []]));
  for (let round = 1; round <= rounds; round++) {
    for (const { name, server, players, databaseUrl } of contestants) {
      const result = await withServer(server, { databaseUrl: await databaseUrl?.() }, ({ pid, url }) =>
        runClients(players, {
          url,
          serverPid: pid,
          tables,
          warmUpSeconds,
          seconds,
          thinking: 0,
          clock: 'none',
        }),
      );
      results.get(name).push(result);
      console.error(`round ${round}/${rounds}  ${name}: ${Math.round(result.moves / result.seconds)} moves`);
    }
  }
  return contestants.map(({ name, what }) => toRow(name, what, results.get(name)));
}

export function toRow(name, what, results) {
  const middle = (of) => median(results.map(of));
  const perSecond = ({ moves, seconds }) => Math.round(moves / seconds);
  return {
    name,
    what,
    perSecond: middle(perSecond),
    unit: 'moves',
    rounds: results.map(perSecond),
    p50: rounded(middle(({ p50 }) => p50)),
    p99: rounded(middle(({ p99 }) => p99)),
    perCpuSecond: Math.round(middle(({ moves, seconds, serverBusy }) => moves / seconds / serverBusy)),
    serverBusy: rounded(middle(({ serverBusy }) => serverBusy)),
    clientsBusy: rounded(middle(({ clientsBusy }) => clientsBusy)),
    memory: Math.max(...results.map(({ memory }) => memory.late)),
    errors: results.reduce((sum, { errors }) => sum + errors, 0),
  };
}

export const rounded = (value) => Number(value.toFixed(2));

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
