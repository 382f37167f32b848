import type { KeptInput, KeptTable, Shelf } from './kept-table.ts';
import { isNewer } from '../worker/refusal-of.ts';

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the shelf cannot be read')));
  });

/** Kept once the browser says that it is on the disk. */
const written = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new Error('the shelf was closed')),
    );
  });

const inputsOf = (id: string, after = 0): IDBKeyRange =>
  IDBKeyRange.bound([id, after], [id, Number.POSITIVE_INFINITY], true);

async function opened(onClosed: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open('starboard', 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('tables', { keyPath: 'id' });
    request.result.createObjectStore('inputs', { keyPath: ['table', 'seq'] });
  });
  const db = await done(request);
  db.addEventListener('close', onClosed);
  // another tab wants to change or remove the database, and waits until no tab has it open
  db.addEventListener('versionchange', () => {
    db.close();
    onClosed();
  });
  return db;
}

/** The database; opened anew when it is wanted after the browser or another tab has closed it. */
function database(): () => Promise<IDBDatabase> {
  let opening: Promise<IDBDatabase> | null = null;
  const forget = (): void => {
    opening = null;
  };
  return () => {
    if (!opening) {
      opening = opened(forget);
      opening.catch(forget);
    }
    return opening;
  };
}

/** Keeps tables in the browser's own database. Each change is one transaction: all of it, or nothing. */
export async function indexedShelf(): Promise<Shelf> {
  const open = database();
  // a browser that has none says so now; tables that only a newer version can read are no reason to play without them
  await open().catch((error: unknown) => {
    if (!isNewer(error)) throw error;
  });
  const change = async () =>
    (await open()).transaction(['tables', 'inputs'], 'readwrite', { durability: 'strict' });
  const reading = async (store: 'tables' | 'inputs') => (await open()).transaction(store).objectStore(store);

  async function putAt(table: KeptTable, inputs: readonly KeptInput[]): Promise<boolean> {
    const transaction = await change();
    const end = written(transaction);
    const tables = transaction.objectStore('tables');
    const kept = await done(tables.get(table.id) as IDBRequest<KeptTable | undefined>);
    const isNext = kept?.seq === table.seq - inputs.length;
    if (isNext) {
      tables.put(table);
      for (const input of inputs) transaction.objectStore('inputs').put(input);
    }
    await end;
    return isNext;
  }

  return {
    all: async () => done((await reading('tables')).getAll() as IDBRequest<KeptTable[]>),
    load: async (id) =>
      (await done((await reading('tables')).get(id) as IDBRequest<KeptTable | undefined>)) ?? null,
    async create(table) {
      const transaction = await change();
      transaction.objectStore('tables').put(table);
      transaction.objectStore('inputs').delete(inputsOf(table.id));
      await written(transaction);
    },
    append: putAt,
    change: (table) => putAt(table, []),
    inputsAfter: async (id, seq) =>
      done((await reading('inputs')).getAll(inputsOf(id, seq)) as IDBRequest<KeptInput[]>),
    async remove(id) {
      const transaction = await change();
      transaction.objectStore('tables').delete(id);
      transaction.objectStore('inputs').delete(inputsOf(id));
      await written(transaction);
    },
  };
}
