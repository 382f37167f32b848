import type { TableDetail } from '@starboard/protocol';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '../store/postgres/open-postgres.ts';
import type { Store } from '../store/store.ts';
import { Browser } from '../testing/people/browser.ts';
import { seated } from '../testing/nodes/full-node.ts';
import { type NatsServer, startNats } from '../testing/nats.ts';
import { type NodeProcess, startNodeProcess } from '../testing/nodes/node-process.ts';
import { Player } from '../testing/people/player.ts';
import { sharedDatabase } from '../testing/shared-database.ts';

// A node is killed after it has written something and before it could write what follows from it by itself.

let nats: NatsServer;
let database: string;
let store: Store;
/** The players are connected here; it does not live long. */
let first: NodeProcess;
let other: NodeProcess;
let ann: Player;
let bob: Player;

const startOne = (name: string) =>
  startNodeProcess({ DATABASE_URL: `${database}?application_name=${name}`, NATS_URL: nats.url });

beforeAll(async () => {
  nats = await startNats();
  database = await sharedDatabase();
  other = await startOne('other');
  store = await openPostgres(database);
});
afterAll(async () => {
  await store.close();
  await other.stop();
  await nats.stop();
});

/** Kills the first node just when it is about to write something like this, which no node can until then. */
async function killedBeforeWriting(what: string, where: string, happens: () => Promise<void>): Promise<void> {
  const client = new Client(database);
  // if the wait below fails, it stays open until the database goes
  client.on('error', () => undefined);
  await client.connect();
  await client.query('select pg_advisory_lock(42)');
  await client.query(`create function hold_on() returns trigger language plpgsql as $$
    begin
      if new.${what} then
        perform pg_advisory_xact_lock(42);
      end if;
      return new;
    end $$`);
  await client.query(
    `create trigger hold_on before insert or update on ${where} for each row execute function hold_on()`,
  );
  await happens();
  // the other may be about to write the same: then it waits there, and the first behind it
  const waiting = `select 1 from pg_locks join pg_stat_activity using (pid)
    where not granted and application_name = 'first' and datname = current_database()`;
  await expect.poll(async () => (await client.query(waiting)).rowCount).not.toBe(0);
  await first.kill();
  // what it has asked for goes with it
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'first' and datname = current_database()`,
  );
  await client.query('select pg_advisory_unlock(42)');
  await client.query(`drop trigger hold_on on ${where}`);
  await client.query('drop function hold_on');
  await client.end();
}

const requests = async (table: string): Promise<readonly (string | null)[]> =>
  (await store.matches.inputsAfter(table, 0, 1000)).map(({ request }) => request);

const statusOf = async (table: string): Promise<string | undefined> =>
  (await store.db.selectFrom('tables').select('status').where('id', '=', table).executeTakeFirst())?.status;

async function sitDown(wish: Parameters<typeof seated>[1]): Promise<string> {
  first = await startOne('first');
  [ann, bob] = [await Player.arrive(first.url), await Player.arrive(first.url)];
  return seated([ann, bob], wish);
}

test('what somebody has ordered is written with what it follows from, or neither is', async () => {
  const table = await sitDown({ game: 'whispers', options: { secretive: true } });
  for (const player of [ann, bob]) await player.answers(table, 'keep');
  await bob.says({ type: 'orders', table, orders: 'keep' });
  const whisper = async (player: Player) => {
    const { shape, decision } = await player.asked(table);
    const answer = shape.kind === 'choose' ? (shape.options[0] ?? '') : '';
    return { type: 'act', table, decision, answer } as const;
  };
  await ann.says(await whisper(ann));
  const word = await whisper(bob);
  // then all are asked again whether to keep the newest word
  await killedBeforeWriting(`made_by = 'order'`, 'inputs', async () => {
    bob.socket?.send(JSON.stringify({ ...word, id: 'word' }));
  });
  expect(await requests(table)).toHaveLength(3);
  await bob.connect(other.url);
  await bob.watches(table);
  await bob.says(word, 'word');
  expect(await requests(table)).toHaveLength(5);
  const [answered] = await store.matches.inputsAfter(table, 4, 1);
  expect(answered).toMatchObject({ by: 'order', seat: 1 });
  await bob.disconnect();
});

test('a match that the players ended is over in the table too, though nobody comes to it', async () => {
  const table = await sitDown({ game: 'high-card' });
  await ann.answers(table, 'low');
  await killedBeforeWriting(`status = 'finished'`, 'tables', async () => {
    bob.socket?.send(JSON.stringify({ type: 'resign', table, id: 'enough' }));
  });
  expect((await requests(table)).at(-1)).toBe('over');
  await expect.poll(() => statusOf(table)).toBe('finished');
});

test('a match that somebody gave up is over as soon as anybody looks', async () => {
  const table = await sitDown({ game: 'high-card' });
  await killedBeforeWriting(`request = 'over'`, 'inputs', async () => {
    bob.socket?.send(JSON.stringify({ type: 'resign', table, id: 'enough' }));
  });
  await ann.connect(other.url);
  await ann.watches(table);
  await ann.until(() => ann.screen(table).detail?.status === 'finished');
  const browser = new Browser(other.url);
  const { body } = await browser.get<TableDetail>(`/api/tables/${table}`);
  expect(body.result).toEqual({ kind: 'resigned', outcome: { winners: [0], places: [1, 2] } });
  await ann.disconnect();
});
