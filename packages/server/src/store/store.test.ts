import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dialects, newPremises, type Premises } from '../testing/stores/stores.ts';
import { tableRow } from '../testing/stores/table-row.ts';
import { createToyMatch, toyAppend } from '../testing/stores/toy-match.ts';
import type { Store } from './store.ts';
import { isTaken } from './taken.ts';

describe.each(dialects)('a store on %s', (dialect) => {
  let premises: Premises;
  let store: Store;

  beforeAll(async () => {
    premises = await newPremises(dialect);
    store = await premises.open();
  });

  afterAll(async () => {
    await store.close();
    await premises.remove();
  });

  describe('queries', () => {
    test('hand back what was written', async () => {
      const row = {
        ...tableRow('round-trip'),
        code: 'ABCD',
        created_at: 1_800_000_000_000,
        host_id: "o'Ніл 🛸",
      };
      await store.db.insertInto('tables').values(row).execute();
      const found = await store.db.selectFrom('tables').selectAll().where('id', '=', row.id).execute();
      expect(found).toEqual([row]);
      const { many } = await store.db
        .selectFrom('tables')
        .select((count) => count.fn.countAll<number>().as('many'))
        .where('id', '=', row.id)
        .executeTakeFirstOrThrow();
      expect(many).toBe(1);
    });

    test('say how many rows they changed, and return them when asked', async () => {
      await store.db.insertInto('tables').values(tableRow('changed')).execute();
      const change = (version: number) =>
        store.db
          .updateTable('tables')
          .set({ version: version + 1 })
          .where('id', '=', 'changed')
          .where('version', '=', version);
      expect((await change(1).executeTakeFirst()).numUpdatedRows).toBe(1n);
      expect((await change(1).executeTakeFirst()).numUpdatedRows).toBe(0n);
      expect(await change(2).returning('version').execute()).toEqual([{ version: 3 }]);
      const line = { table_id: 'changed', account_id: null, name: 'x', at: 1, text: 'hi', phrase: null };
      const lines = await store.db.insertInto('chat_lines').values([line, line]).returning('id').execute();
      expect((lines[1]?.id ?? 0) - (lines[0]?.id ?? 0)).toBe(1);
    });

    test('that fail say what for', async () => {
      await store.db
        .insertInto('tables')
        .values({ ...tableRow('taken'), code: 'TAKE' })
        .execute();
      const again = store.db.insertInto('tables').values({ ...tableRow('again'), code: 'TAKE' });
      await expect(again.execute()).rejects.toSatisfy(isTaken);
      const wrong = await sql`select nothing from nowhere`.execute(store.db).catch((error: unknown) => error);
      expect(wrong).toBeInstanceOf(Error);
      expect(isTaken(wrong)).toBe(false);
    });

    test('take along what belongs to what they delete', async () => {
      await createToyMatch(store, 'deleted');
      await store.matches.append([toyAppend('deleted', 0, ['a'])]);
      await store.db.deleteFrom('tables').where('id', '=', 'deleted').execute();
      expect(await store.matches.load('deleted')).toBeNull();
      expect(await store.matches.inputsAfter('deleted', 0, 10)).toEqual([]);
    });

    test.each([
      ['an object', { a: 1 }],
      ['a date', new Date()],
      ['a truth value', true],
      ['nothing', undefined],
      ['a list', ['a']],
      ['larger words', new Uint16Array(2)],
      ['no number', Number.NaN],
      ['a number without end', Number.POSITIVE_INFINITY],
      ['a number too large', 2n ** 63n],
      ['a zero character', 'a\0b'],
    ])('refuse %s instead of keeping something else', async (_, value) => {
      const insert = sql`insert into migrations (name, at) values ('odd', ${value})`;
      await expect(insert.execute(store.db)).rejects.toThrow('cannot be bound');
      const found = await store.db.selectFrom('migrations').selectAll().where('name', '=', 'odd').execute();
      expect(found).toEqual([]);
    });
  });

  describe('transactions', () => {
    const versionOf = async (id: string) =>
      (await store.db.selectFrom('tables').select('version').where('id', '=', id).executeTakeFirst())
        ?.version;

    test('are kept whole', async () => {
      await store.db.transaction().execute(async (step) => {
        await step.insertInto('tables').values(tableRow('whole-1')).execute();
        await step.insertInto('tables').values(tableRow('whole-2')).execute();
      });
      expect([await versionOf('whole-1'), await versionOf('whole-2')]).toEqual([1, 1]);
    });

    test('roll back whole, and what went wrong comes out', async () => {
      const failing = store.db.transaction().execute(async (step) => {
        await step.insertInto('tables').values(tableRow('half-1')).execute();
        await step.insertInto('tables').values(tableRow('half-1')).execute();
      });
      await expect(failing).rejects.toSatisfy(isTaken);
      expect(await versionOf('half-1')).toBeUndefined();
    });

    test('do not mix, many at once', async () => {
      await store.db.insertInto('tables').values(tableRow('counted')).execute();
      await Promise.all(
        Array.from({ length: 20 }, (_, number) =>
          store.db
            .transaction()
            .execute(async (step) => {
              await sql`update tables set version = version + 1 where id = 'counted'`.execute(step);
              if (number % 4 === 0) throw new Error('no');
            })
            .catch(() => undefined),
        ),
      );
      expect(await versionOf('counted')).toBe(16);
    });
  });

  test('answers a ping while it is open, and everything is there when it is opened again', async () => {
    await store.ping();
    await createToyMatch(store, 'kept');
    await store.matches.append([toyAppend('kept', 0, ['before'])]);
    await store.close();
    const gone = /closed|destroyed|after calling end/;
    await expect(store.ping()).rejects.toThrow(gone);
    await expect(store.matches.append([toyAppend('kept', 1, ['too late'])])).rejects.toThrow(gone);
    store = await premises.open();
    await store.ping();
    expect(await store.matches.inputsAfter('kept', 0, 10)).toMatchObject([{ seq: 1, request: 'before' }]);
  });
});
