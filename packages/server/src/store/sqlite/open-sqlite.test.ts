import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from '@photostructure/sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pathOfProgram } from '../../testing/programs.ts';
import { createToyMatch, toyAppend } from '../../testing/stores/toy-match.ts';
import { type Migration, migrations } from '../migrations/index.ts';
import type { Store } from '../store.ts';
import { backup } from './backup.ts';
import { openSqlite } from './open-sqlite.ts';

let folder: string;
let open: Store[] = [];

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'starboard-sqlite-')), 'data');
});

afterEach(async () => {
  for (const store of open) await store.close();
  open = [];
  rmSync(join(folder, '..'), { recursive: true });
});

async function opened(...given: Parameters<typeof openSqlite>): Promise<Store> {
  const store = await openSqlite(...given);
  open.push(store);
  return store;
}

test('makes its folder and syncs every transaction to the disk', async () => {
  const store = await opened(folder);
  const settings = await sql`
    select * from pragma_journal_mode, pragma_synchronous, pragma_foreign_keys`.execute(store.db);
  expect(settings.rows).toEqual([{ journal_mode: 'wal', synchronous: 2, foreign_keys: 1 }]);
});

describe('a folder in use', () => {
  test('is refused to a second process, with a sentence, until the first is killed', async () => {
    const store = await opened(folder);
    await createToyMatch(store, 'ann');
    await store.close();
    const first = spawn(process.execPath, [pathOfProgram('append-forever'), '', folder, 'ann'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines = createInterface(first.stdout);
    // it writes
    await new Promise<void>((writes) => lines.on('line', (line) => line.startsWith('{') && writes()));
    await expect(openSqlite(folder)).rejects.toThrow(
      `The data folder ${folder} is in use by another Starboard server (process ${first.pid}). ` +
        'Stop that one first, or give this one a folder of its own.',
    );
    // what the number says fools no server
    writeFileSync(join(folder, 'lock.pid'), 'gone\n');
    await expect(openSqlite(folder)).rejects.toThrow(`is in use by another Starboard server. Stop that one`);

    const closed = once(first, 'close');
    first.kill('SIGKILL');
    await closed;
    const second = await opened(folder);
    await second.ping();
    expect(readFileSync(join(folder, 'lock.pid'), 'utf8')).toBe(`${process.pid}\n`);
  });

  test('is refused to a second opening in one process', async () => {
    const store = await opened(folder);
    await expect(openSqlite(folder)).rejects.toThrow('is in use by another Starboard server');
    await store.ping();
    await store.close();
    await opened(folder);
  });
});

test('a file that is no database is refused and left alone', async () => {
  const store = await opened(folder);
  await store.close();
  writeFileSync(join(folder, 'starboard.db'), 'a shopping list '.repeat(512));
  await expect(openSqlite(folder)).rejects.toThrow('file is not a database');
  expect(readFileSync(join(folder, 'starboard.db'), 'utf8')).toContain('a shopping list');
});

describe('migrations', () => {
  const second: Migration = {
    name: '002-second',
    async up(db) {
      await sql`alter table mutes add column since integer`.execute(db);
    },
  };
  const backups = () => readdirSync(join(folder, 'backups'));

  test('back the database up first when it holds something', async () => {
    const first = await opened(folder, migrations);
    await createToyMatch(first, 'old');
    await first.close();
    expect(() => backups()).toThrow('no such file');

    const grown = await opened(folder, [...migrations, second]);
    await sql`select since from mutes`.execute(grown.db);
    expect(await grown.matches.load('old')).not.toBeNull();
    const [copy = '', ...more] = backups();
    expect(more).toEqual([]);
    expect(copy).toMatch(/^before-002-second-\d{8}T\d{6}Z\.db$/);
    const kept = new DatabaseSync(join(folder, 'backups', copy), { readOnly: true });
    expect(kept.prepare('select id from matches').all()).toEqual([{ id: 'old' }]);
    expect(() => kept.prepare('select since from mutes')).toThrow('no such column');
    kept.close();

    await grown.close();
    await opened(folder, [...migrations, second]);
    expect(backups()).toHaveLength(1);
  });

  test('that fail change nothing', async () => {
    await (await opened(folder)).close();
    const broken: Migration = {
      name: '002-broken',
      async up(db) {
        await sql`alter table mutes add column since integer`.execute(db);
        await sql`drop table chat_lines`.execute(db);
        throw new Error('half way');
      },
    };
    await expect(openSqlite(folder, [...migrations, broken])).rejects.toThrow('half way');
    const store = await opened(folder, [...migrations, second]);
    await sql`select since from mutes, chat_lines`.execute(store.db);
  });

  test('may make a table anew without losing what refers to it, and may not leave it dangling', async () => {
    const store = await opened(folder);
    await createToyMatch(store, 'kept');
    await store.close();
    const anew: Migration = {
      name: '002-anew',
      async up(db) {
        await sql`create table tables_new as select * from tables`.execute(db);
        await sql`drop table tables`.execute(db);
        await sql`alter table tables_new rename to tables`.execute(db);
        await sql`create unique index tables_id on tables (id)`.execute(db);
      },
    };
    const dangling: Migration = {
      name: '003-dangling',
      async up(db) {
        await sql`delete from tables`.execute(db);
      },
    };
    await expect(openSqlite(folder, [...migrations, anew, dangling])).rejects.toThrow(
      "'003-dangling' leaves 1 rows that refer to nothing",
    );
    const grown = await opened(folder, [...migrations, anew]);
    expect(await grown.matches.load('kept')).not.toBeNull();
    await expect(createToyMatch(grown, 'kept')).rejects.toThrow('UNIQUE');
  });

  test('of a newer version are refused', async () => {
    await (await opened(folder, [...migrations, second])).close();
    await expect(openSqlite(folder, migrations)).rejects.toThrow(
      "The database was made by a newer version of Starboard (it has been through '002-second').",
    );
  });
});

describe('a backup', () => {
  test('is one moment of a database that is being written to', async () => {
    const store = await opened(folder);
    const matches = ['ann', 'bob'];
    for (const match of matches) await createToyMatch(store, match);
    let seq = 0;
    const write = async (until: number) => {
      for (; seq < until; seq += 1)
        await store.matches.append(matches.map((match) => toyAppend(match, seq, [`${match}-${seq}`])));
    };
    await write(50);
    const going = write(150);
    const copies = [1, 2, 3].map((number) => join(folder, '..', 'copies', `${number}.db`));
    for (const copy of copies) {
      await store.ping();
      backup(folder, copy);
    }
    await going;
    for (const copy of copies) {
      const db = new DatabaseSync(copy, { readOnly: true });
      const [ann, bob] = db.prepare('select seq from matches order by id').all() as { seq: number }[];
      expect(ann?.seq).toBeGreaterThanOrEqual(50);
      expect(bob).toEqual(ann);
      const count = db.prepare('select count(*) as inputs from inputs').get() as { inputs: number };
      expect(count.inputs).toBe((ann?.seq ?? 0) * 2);
      expect(db.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
      db.close();
    }
    expect(readdirSync(join(folder, '..', 'copies'))).toEqual(['1.db', '2.db', '3.db']);
  });

  test('overwrites nothing, and needs a database', async () => {
    const file = join(folder, '..', 'copy.db');
    expect(() => backup(folder, file)).toThrow(`There is no database in ${folder}.`);
    await opened(folder);
    backup(folder, file);
    expect(() => backup(folder, file)).toThrow(`${file} is there already.`);
  });

  test('can be opened as a folder of its own', async () => {
    const store = await opened(folder);
    await createToyMatch(store, 'kept');
    const other = join(folder, '..', 'other');
    backup(folder, join(other, 'starboard.db'));
    const restored = await opened(other);
    expect(await restored.matches.append([toyAppend('kept', 0, ['on'])])).toEqual([true]);
  });
});
