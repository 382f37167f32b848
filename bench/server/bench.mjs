import { pathToFileURL } from 'node:url';
import { bundlePrograms } from '../harness/bundle.mjs';
import { installPeers, peerVersion } from '../harness/peers.mjs';
import { contest } from './contest.mjs';
import { idle } from './idle.mjs';
import { load } from './load.mjs';

const ours = 'Starboard';
const boardgameIo = 'boardgame.io';
const colyseus = 'Colyseus';

export const flags = { quick: { type: 'boolean' }, minutes: { type: 'string' }, only: { type: 'string' } };

const parts = ['contest', 'load', 'idle'];

/** Moves per second over the network, then many live tables for a while, then very many idle ones. */
export async function run({ quick = false, minutes = quick ? '0.5' : '5', only }) {
  if (only !== undefined && !parts.includes(only)) throw new Error(`--only is one of ${parts.join(', ')}`);
  const isWanted = (part) => only === undefined || only === part;
  installPeers();
  const programs = await bundleOurs();
  const rows = isWanted('contest') ? await contestOf(programs, quick) : [];
  if (isWanted('load')) rows.push(await load(programs, Number(minutes)));
  if (isWanted('idle')) rows.push(await idle(programs, 100_000));
  const row = (wanted) => rows.find(({ name }) => name === wanted);
  const ratio = (peer) => Number((row(ours).perSecond / row(peer).perSecond).toFixed(2));
  const ratios = isWanted('contest')
    ? { [boardgameIo]: ratio(boardgameIo), [colyseus]: ratio(colyseus) }
    : {};
  return { rows, ratios, targets: targets(row, ratios) };
}

async function contestOf(programs, quick) {
  const { startPostgres } = await import(pathToFileURL(`${programs}/postgres.js`).href);
  const postgres = await startPostgres();
  const settings = quick
    ? { rounds: 1, warmUpSeconds: 2, seconds: 4, tables: 20 }
    : { rounds: 3, warmUpSeconds: 3, seconds: 8, tables: 20 };
  return contest(await contestants(programs, postgres), settings).finally(() => postgres.stop());
}

const bundleOurs = () =>
  bundlePrograms(
    'server',
    ['node', 'players', 'fill', 'openings', 'postgres'].map((program) => `server/ours/${program}.ts`),
    { threadsOf: 'server/src' },
  );

async function contestants(programs, postgres) {
  const own = { server: `${programs}/node.js`, players: `${programs}/players.js` };
  return [
    { name: ours, what: 'SQLite, every move on the disk before it is told', ...own },
    await peer(boardgameIo, 'boardgame-io', `${peerVersion('boardgame.io')}, in memory`),
    await peer(colyseus, 'colyseus', `${peerVersion('@colyseus/core')}, in memory`),
    {
      name: `${ours}, PostgreSQL`,
      what: 'the same with PostgreSQL on the same machine',
      ...own,
      databaseUrl: () => postgres.freshDatabase(),
    },
  ];
}

async function peer(name, folder, what) {
  const entries = ['server', 'players'].map((program) => `server/${folder}/${program}.ts`);
  const programs = await bundlePrograms(`server/${folder}`, entries, { ofPeers: true });
  return { name, what, server: `${programs}/server.js`, players: `${programs}/players.js` };
}

/** What was promised of the rows there are, and whether it is so. */
function targets(row, ratios) {
  const contested = row(ours);
  const loaded = row(`${ours}, load`);
  const idle = row(`${ours}, idle`);
  return [
    ...(contested ? ofContest(contested, row(`${ours}, PostgreSQL`), ratios) : []),
    ...(loaded ? ofLoad(loaded) : []),
    ...(idle ? ofIdle(idle) : []),
  ];
}

const ofContest = (sqlite, postgres, ratios) => [
  atLeast(`times ${boardgameIo}`, ratios[boardgameIo], 3),
  atLeast(`times ${colyseus}`, ratios[colyseus], 1),
  atMost('p99 of a move (ms)', sqlite.p99, 20),
  atMost('p99 of a move with PostgreSQL (ms)', postgres.p99, 20),
];

const ofLoad = ({ serverP99, errors, memory, memoryEarly }) => [
  atMost('p99 of an acknowledgement under load, in the server (ms)', serverP99, 20),
  atMost('errors under load', errors, 0),
  atMost('memory under load, late to early', Number((memory / memoryEarly).toFixed(2)), 1.2),
];

const ofIdle = ({ start, memory, p99 }) => [
  atMost('start among idle tables (ms)', start, 2000),
  atMost('memory among idle tables (MB)', Math.round(memory / 1e6), 200),
  atMost('p99 of opening an idle table (ms)', p99, 50),
];

const atLeast = (what, is, wanted) => ({ what, is, wanted: `≥ ${wanted}`, met: is >= wanted });
const atMost = (what, is, wanted) => ({ what, is, wanted: `≤ ${wanted}`, met: is <= wanted });
