import { bundlePrograms } from '../harness/bundle.mjs';
import { metricsOf, rounded, runClients, withServer } from '../server/contest.mjs';
import { quantile } from '../server/load.mjs';

export const flags = { minutes: { type: 'string' }, tables: { type: 'string' }, only: { type: 'string' } };

const ways = { calm: { perSecond: 2.5, cut: 0 }, stress: { perSecond: 8, cut: 0.01 } };

/** Rounds in real time: first as fast as people act, then far faster, with sockets that are cut. */
export async function run({ minutes = '1', tables = '50', only }) {
  const names = Object.keys(ways).filter((name) => only === undefined || name === only);
  if (names.length === 0) throw new Error(`--only is one of ${Object.keys(ways).join(', ')}`);
  const programs = await bundlePrograms('real-time', ['real-time/node.ts', 'real-time/players.ts'], {
    threadsOf: 'server/src',
  });
  const rounds = { programs, tables: Number(tables), seconds: Number(minutes) * 60 };
  const rows = [];
  for (const name of names) rows.push(await race(name, { ...rounds, ...ways[name] }));
  // what is promised is promised of the hardest
  return { rows, ratios: {}, targets: targets(rows.at(-1)) };
}

async function race(name, { programs, tables, seconds, perSecond, cut }) {
  console.error(`${name}: ${tables} rounds of six, ${perSecond} acts a second each, ${seconds} seconds`);
  return withServer(`${programs}/node.js`, {}, async ({ pid, url }) => {
    const wish = { url, serverPid: pid, tables, perSecond, seconds, cut };
    let before = '';
    const raced = await runClients(`${programs}/players.js`, wish, async () => {
      before = await metricsOf(url);
    });
    const metrics = await metricsOf(url);
    const cuts = cut > 0 ? `, ${cut * 100} % of the sockets cut a minute` : '';
    return {
      name: `Starboard, ${name}`,
      what: `${tables} rounds of six, ${perSecond} acts a second each${cuts}`,
      perSecond: Math.round(raced.acts / raced.seconds),
      unit: 'acts',
      p50: rounded(raced.p50),
      p99: rounded(raced.p99),
      perCpuSecond: Math.round(raced.acts / raced.seconds / raced.serverBusy),
      serverBusy: rounded(raced.serverBusy),
      clientsBusy: rounded(raced.clientsBusy),
      serverP99: rounded(quantile(metrics, 'starboard_acknowledged_seconds', 0.99, before) * 1000),
      mainThread: Number(raced.mainThread.toFixed(3)),
      messages: rounded(raced.messages),
      faults: raced.faults + raced.unanswered + raced.refused,
      gaps: raced.gaps,
    };
  });
}

const atMost = (what, is, wanted) => ({ what, is, wanted: `≤ ${wanted}`, met: is <= wanted });

const targets = ({ mainThread, serverP99, faults, gaps, messages }) => [
  atMost('CPU of the main thread an act (ms)', mainThread, 0.2),
  atMost('p99 from a frame heard to its answer sent, in the server (ms)', serverP99, 10),
  atMost('acts lost, doubled or out of order', faults, 0),
  atMost('gaps in the numbers of messages', gaps, 0),
  atMost('messages a second a viewer', messages, 20),
];
