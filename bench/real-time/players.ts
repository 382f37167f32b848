import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { TableDetail } from '@starboard/protocol';
import { Browser } from '../../packages/server/src/testing/people/browser.ts';
import { Runner, type Tally } from './runner.ts';

interface Wish {
  readonly url: string;
  readonly serverPid: number;
  readonly tables: number;
  readonly perSecond: number;
  readonly seconds: number;
  /** Share of the sockets that is cut a minute. */
  readonly cut: number;
}

const seats = 6;
const wish = JSON.parse(process.argv[2] ?? '{}') as Wish;
const tally: Tally = { took: [], messages: 0, refused: 0, gaps: 0 };

async function seatTable(): Promise<readonly Runner[]> {
  const browsers = Array.from({ length: seats }, () => new Browser(wish.url));
  for (const browser of browsers) await browser.becomeGuest();
  const [host, ...others] = browsers;
  const created = await host?.post<TableDetail>('/api/tables', {
    game: 'swarm-race',
    options: {},
    seats: ['me', ...others.map(() => 'open')],
    clock: 'none',
    isPublic: false,
    spectators: { allowed: false, delay: 0 },
  });
  if (created?.status !== 200) throw new Error(`no table: ${JSON.stringify(created?.body)}`);
  const { id } = created.body;
  for (const other of others) await other.post(`/api/tables/${id}/join`, {});
  for (const browser of browsers) await browser.post(`/api/tables/${id}/ready`, { isReady: true });
  const runners = browsers.map((browser, seat) => new Runner(browser, id, seat, tally));
  await Promise.all(runners.map((runner) => runner.connect()));
  return runners;
}

const runners: Runner[] = [];
for (let table = 0; table < wish.tables; table++) runners.push(...(await seatTable()));

/** Each at its own moments, evenly as people are not: some come together by chance. */
const interval = 1000 / wish.perSecond;
let isOver = false;
for (const runner of runners) {
  const goOn = (): void => {
    if (isOver) return;
    runner.act();
    setTimeout(goOn, interval * (0.5 + Math.random()));
  };
  setTimeout(goOn, interval * Math.random());
}
const cut = (): void => runners[Math.floor(Math.random() * runners.length)]?.cut();
const cutting = wish.cut > 0 ? setInterval(cut, 60_000 / (runners.length * wish.cut)) : undefined;

// until all code that is used often has been compiled, and what waited for that is done
await pause(10_000);
console.log(JSON.stringify({ isMeasuring: true }));
tally.took.length = 0;
tally.messages = 0;
const actsOf = () => runners.reduce((sum, { acts }) => sum + acts, 0);
const before = {
  acts: actsOf(),
  server: cpuOf(wish.serverPid),
  own: process.cpuUsage(),
  at: performance.now(),
};
await pause(wish.seconds * 1000);
const seconds = (performance.now() - before.at) / 1000;
const acts = actsOf() - before.acts;
const server = cpuOf(wish.serverPid);
const own = process.cpuUsage(before.own);
const { messages } = tally;
const sorted = Float64Array.from(tally.took).sort();
const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;

isOver = true;
clearInterval(cutting);
// what is said is answered in the end, or is lost
for (let wait = 0; wait < 300 && runners.some(({ isDone }) => !isDone); wait++) await pause(100);
await pause(500);
console.log(
  JSON.stringify({
    acts,
    seconds,
    p50: at(0.5),
    p99: at(0.99),
    mainThread: ((server.main - before.server.main) * 1000) / acts,
    serverBusy: (server.all - before.server.all) / seconds,
    clientsBusy: (own.user + own.system) / 1e6 / seconds,
    messages: messages / seconds / runners.length,
    faults: runners.reduce((sum, { faults }) => sum + faults, 0),
    unanswered: runners.filter(({ isDone }) => !isDone).length,
    refused: tally.refused,
    gaps: tally.gaps,
  }),
);
for (const runner of runners) runner.leave();
process.exit();

/** In seconds: of the thread that all sockets share, and of the whole process. Linux counts in hundredths. */
function cpuOf(pid: number): { readonly main: number; readonly all: number } {
  const of = (file: string) => {
    const stat = readFileSync(file, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  };
  return { main: of(`/proc/${pid}/task/${pid}/stat`), all: of(`/proc/${pid}/stat`) };
}
