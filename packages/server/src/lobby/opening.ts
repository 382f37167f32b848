import { type AnyGame, reason, type Seat } from '@starboard/engine';
import { clockPresets, type NewTable, type TableChanges } from '@starboard/protocol';
import { Refused } from '../refused.ts';
import type { Store } from '../store/store.ts';
import type { LobbyServices } from './lobby-services.ts';
import { rematchOf } from './rematch.ts';
import { changeSettings, mustSit, sit } from './seating.ts';
import { seatOf, type TableRecord } from './table-record.ts';
import { type Visitor, wishedTable } from './wishes.ts';

/** At so many tables that have not started one account may sit. */
const mostOpenTables = 10;

/** Opens the table that its owner wishes for. */
export async function openTable(
  services: LobbyServices,
  owner: Visitor,
  wish: NewTable,
): Promise<TableRecord> {
  const game = gameNamed(services, wish.game, 400);
  checkClock(services, wish.clock);
  const table = wishedTable(game, wish, owner, services.now());
  await checkMayOpen(services.store, owner.id);
  return services.tables.create(table);
}

export async function joinTable(
  { store, tables }: LobbyServices,
  id: string,
  visitor: Visitor,
  seat?: Seat,
): Promise<TableRecord> {
  const isSeated = seatOf(await tables.get(id), visitor.id) !== null;
  if (!isSeated) await checkMayOpen(store, visitor.id);
  return tables.change(id, (latest) => sit(latest, visitor, seat));
}

/** The next table for the same people; the same one for all of them, whichever of them asks first. */
export async function openRematch(
  { store, tables, now }: LobbyServices,
  id: string,
  visitor: Visitor,
): Promise<TableRecord> {
  const played = await tables.get(id);
  mustSit(played, visitor.id);
  if (played.rematch === null) await checkMayOpen(store, visitor.id);
  return tables.succeed(id, (table) => rematchOf(table, visitor, now()));
}

/** What its owner changes of a table before the start. */
export async function changeTable(
  services: LobbyServices,
  id: string,
  owner: string,
  changes: TableChanges,
): Promise<TableRecord> {
  if (changes.clock !== undefined) checkClock(services, changes.clock);
  return services.tables.change(id, (table) =>
    changeSettings(gameOf(services, table), table, owner, changes),
  );
}

/** The game of a table that was opened, perhaps by a node that knows more games. */
export const gameOf = (services: LobbyServices, { game }: TableRecord): AnyGame =>
  gameNamed(services, game, 409);

function gameNamed({ games }: LobbyServices, id: string, status: number): AnyGame {
  const game = games.find((known) => known.id === id);
  if (!game) throw new Refused(status, reason('server.table.game-unknown', { game: id.slice(0, 40) }));
  return game;
}

function checkClock({ clocks = Object.keys(clockPresets) }: LobbyServices, clock: string): void {
  if (!clocks.includes(clock)) throw new Refused(400, 'server.table.unknown-clock');
}

async function checkMayOpen({ db }: Store, account: string): Promise<void> {
  const { open } = await db
    .selectFrom('table_people')
    .innerJoin('tables', 'tables.id', 'table_people.table_id')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .where('table_people.account_id', '=', account)
    .where('tables.status', '=', 'open')
    .executeTakeFirstOrThrow();
  if (open >= mostOpenTables)
    throw new Refused(409, reason('server.table.too-many', { most: mostOpenTables }));
}
