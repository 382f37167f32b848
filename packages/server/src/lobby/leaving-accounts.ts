import type { AccountHooks } from '../accounts/leaving.ts';
import type { LobbyServices } from './lobby-services.ts';
import { vacate } from './seating.ts';
import { isStarting, startMatch } from './starting.ts';
import { nobody, type Person, personsAt, seatOf, type TableRecord } from './table-record.ts';

type Services = Pick<LobbyServices, 'store' | 'tables' | 'matches' | 'resign'>;

/** What follows at the tables when an account goes or is called otherwise. */
export const tableHooks = (services: Services): AccountHooks => ({
  onDeleted: (account) => forgetAccount(services, account),
  onMerged: (from, to) => mergeAccounts(services, from, to),
  onRenamed: (account, name) => renameAccount(services, account, name),
});

/** An account goes: open seats are free again, a bot plays on where a match runs, and what is over keeps no name. */
async function forgetAccount(services: Services, account: string): Promise<void> {
  const { tables, resign } = services;
  for (const id of await tablesOf(services, account)) {
    const found = await tables.get(id);
    const table = isStarting(found) ? await startMatch(services, found) : found;
    const seat = seatOf(table, account);
    if (seat === null) continue;
    if (table.status === 'playing') await resign(id, seat);
    await tables.change(id, (latest) => withoutAccount(latest, account));
  }
}

/** What a guest began goes on under the account they signed in to, except where both of them sit. */
async function mergeAccounts(services: Services, from: string, to: string): Promise<void> {
  const { name } = await services.store.db
    .selectFrom('accounts')
    .select('name')
    .where('id', '=', to)
    .executeTakeFirstOrThrow();
  for (const id of await tablesOf(services, from)) {
    await services.tables.change(id, (table) => {
      if (table.isImported) return table.owner === from ? { ...table, owner: to } : null;
      if (seatOf(table, from) === null || seatOf(table, to) !== null) return null;
      const owner = table.owner === from ? to : table.owner;
      return { ...withPerson(table, from, { account: to, name }), owner };
    });
  }
}

/** Tables that are over keep the name under which the account played there. */
async function renameAccount(services: Services, account: string, name: string): Promise<void> {
  for (const id of await tablesOf(services, account)) {
    await services.tables.change(id, (table) =>
      table.status === 'finished' ? null : withPerson(table, account, { name }),
    );
  }
}

function withoutAccount(table: TableRecord, account: string): TableRecord | null {
  const seat = seatOf(table, account);
  if (seat === null) return null;
  if (table.status === 'open') return vacate(table, seat, account);
  const left = withPerson(table, account, nobody);
  if (left.owner !== account) return left;
  return { ...left, owner: personsAt(left)[0]?.account ?? nobody.account };
}

const withPerson = (table: TableRecord, account: string, changes: Partial<Person>): TableRecord => ({
  ...table,
  seats: table.seats.map((holder) =>
    holder.kind === 'person' && holder.account === account ? { ...holder, ...changes } : holder,
  ),
});

async function tablesOf({ store }: Services, account: string): Promise<readonly string[]> {
  const rows = await store.db
    .selectFrom('table_people')
    .select('table_id')
    .where('account_id', '=', account)
    .execute();
  return rows.map(({ table_id }) => table_id);
}
