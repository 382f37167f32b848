import { Sessions } from '../../../packages/server/src/accounts/sessions.ts';
import { inProcessBus } from '../../../packages/server/src/bus/in-process.ts';
import { newId } from '../../../packages/server/src/id.ts';
import type { AccountRow, TableRow } from '../../../packages/server/src/store/schema.ts';
import { openSqlite } from '../../../packages/server/src/store/sqlite/open-sqlite.ts';
import { tableRow } from '../../../packages/server/src/testing/stores/table-row.ts';
import { clock, game, idleMatch, seats } from './idle-match.ts';

// node fill.js FOLDER TABLES OPENED: a database of idle tables; says who may open which of them

interface Table {
  readonly row: TableRow;
  readonly sitting: readonly AccountRow[];
}

const [folder = '', tables = '0', opened = '0'] = process.argv.slice(2);
const atOnce = 250;
const now = Date.now();
const matches = Array.from({ length: 20 }, (_, index) => idleMatch(`idle ${index}`, now));
const store = await openSqlite(folder);

const people = Array.from(
  { length: 500 },
  (): AccountRow => ({
    id: newId(),
    name: 'Somebody',
    name_key: null,
    role: 'player',
    password: null,
    language: 'en',
    settings_json: '{}',
    created_at: now,
    seen_at: now,
  }),
);
await store.db.insertInto('accounts').values(people).execute();

const waiting: Table[] = [];
const toOpen: string[] = [];
// the one who opens sits at tables from all over the file
const every = Math.floor(Number(tables) / Number(opened));
for (let number = 0; number < Number(tables); number++) {
  const isOpened = number % every === 0 && toOpen.length < Number(opened);
  const sitting = Array.from({ length: seats }, (_, seat) =>
    personAt(isOpened && seat === 0 ? 0 : number + seat),
  );
  const row = idleTable(sitting);
  waiting.push({ row, sitting });
  if (isOpened) toOpen.push(row.id);
  if (waiting.length === atOnce || number === Number(tables) - 1) await write(waiting.splice(0));
}
const sessions = new Sessions(store, inProcessBus(console.error), () => now);
const token = await sessions.open(personAt(0).id, 'bench', false);
await store.close();
console.log(JSON.stringify({ token, tables: toOpen }));

function matchAt(number: number): ReturnType<typeof idleMatch> {
  return matches[number % matches.length] as ReturnType<typeof idleMatch>;
}

function personAt(number: number): AccountRow {
  // the first one only where told so
  return people[number === 0 ? 0 : 1 + (number % (people.length - 1))] as AccountRow;
}

function idleTable(sitting: readonly AccountRow[]): TableRow {
  const holders = sitting.map(({ id, name }) => ({ kind: 'person', account: id, name, isReady: true }));
  return {
    ...tableRow(newId()),
    game,
    clock,
    seats_json: JSON.stringify(holders),
    host_id: sitting[0]?.id ?? '',
    seed_hash: 'f'.repeat(64),
    created_at: now,
    touched_at: now,
    started_at: now,
  };
}

async function write(tables: readonly Table[]): Promise<void> {
  const { db } = store;
  await db
    .insertInto('tables')
    .values(tables.map(({ row }) => row))
    .execute();
  const places = tables.flatMap(({ row, sitting }) =>
    sitting.map(({ id }, seat) => ({
      table_id: row.id,
      account_id: id,
      seat,
      orders_json: null,
      joined_at: now,
    })),
  );
  await db.insertInto('table_people').values(places).execute();
  const appends = tables.map(({ row }, index) => ({ ...matchAt(index), match: row.id }));
  const dealt = appends.map(({ match, after }) => ({
    id: match,
    game,
    seq: after,
    told_json: '[]',
    clock_json: null,
    due_at: null,
    updated_at: now,
  }));
  await db.insertInto('matches').values(dealt).execute();
  await store.matches.append(appends);
}
