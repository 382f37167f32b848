import { setTimeout as pause } from 'node:timers/promises';
import { Guest } from './guest.ts';
import { Seated } from './seated.ts';

// node honest.js WISH: people who play, two at a table and alone with a bot; says how long they waited

const wish = JSON.parse(process.argv[2] ?? '{}') as {
  readonly url: string;
  readonly seconds: number;
};
const pairs = 8;
/** Of one person with a bot each. Two hard turns at once on one thread would tell of the machine, not of its guests. */
const levels = ['normal', 'normal', 'normal', 'normal', 'normal', 'hard'];
const thinking = 400;
/** In milliseconds: by then all are seated, and every thread of the node has started. */
const warmUp = 15_000;

const moves: number[] = [];
const botTurns: number[] = [];
let errors = 0;
let isMeasuring = false;

const ears = {
  moved: (milliseconds: number) => void (isMeasuring && moves.push(milliseconds)),
  failed(why: string) {
    // the first few tell enough
    if (errors++ < 5) console.error(`honest: ${why}`);
  },
};
const tables = [
  ...(await Promise.all(Array.from({ length: pairs }, pair))),
  ...(await Promise.all(levels.map(alone))),
];
console.log(JSON.stringify({ tables }));
await pause(warmUp);
isMeasuring = true;
await pause(wish.seconds * 1000);
console.log(JSON.stringify({ moves: spread(moves), botTurns: spread(botTurns), errors }));
process.exit();

/** Two people at a table. */
async function pair(_: unknown, table: number): Promise<string> {
  const guests = await Promise.all(
    [1, 2].map((person) => Guest.arrive(wish.url, `127.0.${person}.${table + 1}`)),
  );
  const [host, other] = guests as [Guest, Guest];
  const id = await opened(host, ['me', 'open']);
  await other.ask('POST', `/api/tables/${id}/join`, {});
  for (const guest of guests) await guest.ask('POST', `/api/tables/${id}/ready`, { isReady: true });
  for (const guest of guests) await seat(new Seated(guest, thinking, ears), id);
  return id;
}

async function alone(level: string, table: number): Promise<string> {
  const guest = await Guest.arrive(wish.url, `127.0.3.${table + 1}`);
  const id = await opened(guest, ['me', { bot: level }]);
  const waited = (milliseconds: number) => void (isMeasuring && botTurns.push(milliseconds));
  await seat(new Seated(guest, thinking, { ...ears, waited }), id);
  return id;
}

async function opened(host: Guest, seats: Parameters<Guest['openTable']>[0]): Promise<string> {
  const table = await host.openTable(seats);
  if (table === null) throw new Error('no table');
  await host.ask('POST', `/api/tables/${table}/ready`, { isReady: true });
  return table;
}

async function seat(seated: Seated, table: string): Promise<void> {
  await seated.sitDown();
  seated.watch(table);
}

function spread(milliseconds: number[]) {
  const sorted = Float64Array.from(milliseconds).sort();
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { count: sorted.length, p50: at(0.5), p99: at(0.99), longest: at(1) };
}
