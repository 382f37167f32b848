import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Meter, Turns } from './turns.ts';

/** One player's side of a contestant. */
export interface Player {
  /** Plays any card of the own hand. */
  play(): void;
  leave(): void;
}

/** Whom a player tells what comes in. */
export interface Watch {
  /** The table has been seen; is it this player's turn? */
  sees(isOwnTurn: boolean): void;
  failed(why: string): void;
}

/** Seats five players at a new table. */
export type SeatPlayers = (url: string, watch: () => Watch, clock: string) => Promise<readonly Player[]>;

interface Wish {
  readonly url: string;
  readonly serverPid: number;
  readonly tables: number;
  readonly warmUpSeconds: number;
  readonly seconds: number;
  /** Milliseconds a player thinks, on average; 0: plays as soon as the turn is seen. */
  readonly thinking: number;
  readonly clock: string;
}

const tablesAtOnce = 10;

/** The whole of a client process: seats all players, lets them play, measures, reports. */
export async function play(seatPlayers: SeatPlayers): Promise<never> {
  const wish = JSON.parse(process.argv[2] ?? '{}') as Wish;
  const meter = new Meter();
  const everybody: Player[] = [];
  const seatTable = async () => {
    const turns: Turns[] = [];
    const watch = () => {
      const fresh = new Turns(meter, wish.thinking);
      turns.push(fresh);
      return fresh;
    };
    const players = await seatPlayers(wish.url, watch, wish.clock);
    everybody.push(...players);
    return () => players.forEach((player, seat) => turns[seat]?.start(player));
  };
  const starts: (() => void)[] = [];
  while (starts.length < wish.tables) {
    const some = Math.min(tablesAtOnce, wish.tables - starts.length);
    starts.push(...(await Promise.all(Array.from({ length: some }, seatTable))));
  }
  for (const start of starts) start();

  await pause(wish.warmUpSeconds * 1000);
  meter.reset();
  const before = { server: cpuSeconds(wish.serverPid), clients: process.cpuUsage(), at: performance.now() };
  // after a minute of five
  await pause(wish.seconds * 200);
  const memoryEarly = residentBytes(wish.serverPid);
  await pause(wish.seconds * 800);
  const seconds = (performance.now() - before.at) / 1000;
  const clients = process.cpuUsage(before.clients);
  console.log(
    JSON.stringify({
      ...meter.report(),
      seconds,
      serverBusy: (cpuSeconds(wish.serverPid) - before.server) / seconds,
      clientsBusy: (clients.user + clients.system) / 1e6 / seconds,
      memory: { early: memoryEarly, late: residentBytes(wish.serverPid) },
    }),
  );
  for (const player of everybody) player.leave();
  process.exit();
}

/** Linux counts in hundredths of a second. */
function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function residentBytes(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}
