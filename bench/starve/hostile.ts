import { Guest } from './guest.ts';
import { longRecord } from './long-record.ts';
import { imports } from './ways/imports.ts';
import { pings } from './ways/pings.ts';
import { replays } from './ways/replays.ts';
import { spectators } from './ways/spectators.ts';
import { strongBots } from './ways/strong-bots.ts';
import { tables } from './ways/tables.ts';
import type { Means } from './ways/way.ts';

// node hostile.js WISH: one address that does as much as it is let; says what it did

const wish = JSON.parse(process.argv[2] ?? '{}') as {
  readonly url: string;
  readonly address: string;
  readonly ways: readonly string[];
  readonly tables: readonly string[];
  readonly seconds: number;
};
const known = { pings, replays, tables, spectators, imports, 'strong bots': strongBots };
const mostGuests = 100;
const longest = 20_000;

const counts: Record<string, number> = {};
const guests: Guest[] = [];
while (guests.length < mostGuests) {
  const guest = await Guest.arrive(wish.url, wish.address).catch(() => null);
  if (!guest) break;
  guests.push(guest);
}
const record = longRecord('a very long match', longest);
const end = performance.now() + wish.seconds * 1000;
const means: Means = {
  guests,
  url: wish.url,
  tables: wish.tables,
  record,
  count: (what) => void (counts[what] = (counts[what] ?? 0) + 1),
  isOver: () => performance.now() >= end,
};
console.log(JSON.stringify({ guests: guests.length, record: record.length }));
const ways = wish.ways.map((name) => known[name as keyof typeof known]);
await Promise.all(ways.map((way) => way(means).catch((error: unknown) => console.error(String(error)))));
console.log(JSON.stringify(counts));
process.exit();
