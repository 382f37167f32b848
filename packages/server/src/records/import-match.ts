import { type AnyGame, type Match, reason, saveMatch } from '@starboard/engine';
import type { MatchResult } from '@starboard/protocol';
import {
  checkedMatch,
  checkSeedHash,
  isAsRecorded,
  type MatchFile,
  playLog,
  RecordTrouble,
} from '@starboard/records';
import { rowOf, type TableRecord } from '../lobby/table-record.ts';
import type { Visitor } from '../lobby/wishes.ts';
import { withPoints } from '../matches/ending.ts';
import { Refused } from '../refused.ts';
import type { InputRow } from '../store/schema.ts';
import { saveSnapshot } from '../store/kysely-matches.ts';
import type { Store } from '../store/store.ts';
import { type Archive, refusedRecord } from './finished-match.ts';
import { importedTable } from './imported-table.ts';
import { inTurns } from './in-turns.ts';

/** Far above any board game's; everything is written at once, and others wait for that. */
const mostInputs = 20_000;

const importing = new WeakSet<Store>();

/** Makes a table out of a file that anybody may have written, once the rules have come to what it says. */
export async function importMatch(archive: Archive, sent: unknown, importer: Visitor): Promise<TableRecord> {
  const { store } = archive;
  // the one thing here that takes time and memory: one at a time
  if (importing.has(store)) throw new Refused(503, 'server.record.busy', 5);
  importing.add(store);
  try {
    const { file, game, result } = readable(archive, sent);
    const table = importedTable(file, game, result, importer, archive.now());
    const { match, rows } = await playedAgain(file, game, table);
    const told = { ...table, result: withPoints(result, match) };
    await write(store, told, match, rows, importer);
    return told;
  } catch (error) {
    throw error instanceof RecordTrouble ? refusedRecord(error) : error;
  } finally {
    importing.delete(store);
  }
}

/** The file, as far as that can be told without playing it. */
function readable({ games }: Archive, sent: unknown) {
  const gameOf = (id: string) => games.find((known) => known.id === id);
  const file = checkedMatch(sent, gameOf);
  const game = gameOf(file.game);
  if (!game) throw new RecordTrouble('unknown-game');
  checkSeedHash(file, file.seedHash);
  const result = resultOf(file);
  if (!result) throw new Refused(422, 'server.record.unfinished');
  // tables have no place for it
  if (file.start) throw new Refused(422, 'server.record.described-start');
  if (file.inputs.length > mostInputs)
    throw new Refused(422, reason('server.record.too-long', { most: mostInputs }));
  return { file, game, result };
}

const resultOf = ({ outcome, result }: MatchFile): MatchResult | null =>
  outcome ? { kind: 'played', outcome } : (result ?? null);

/** Where the file's inputs lead, and each with what it brought about. */
async function playedAgain(
  file: MatchFile,
  game: AnyGame,
  { id, createdAt }: TableRecord,
): Promise<{ match: Match; rows: readonly InputRow[] }> {
  const rows: InputRow[] = [];
  const told = untold(file.seats);
  let latest: Match | null = null;
  for await (const { number, input, events, match } of inTurns(playLog(game, file, file.inputs))) {
    latest = match;
    if (!input) continue;
    rows.push({
      match_id: id,
      seq: number,
      at: createdAt,
      seat: 'seat' in input ? input.seat : null,
      request: null,
      input_json: JSON.stringify(input),
      events_json: JSON.stringify(events),
      told_json: told,
    });
  }
  if (!latest || !isAsRecorded(latest, file)) throw new RecordTrouble('other-result');
  return { match: latest, rows };
}

/** Nobody was told anything here, seats and spectators alike. */
const untold = (seats: number): string => JSON.stringify(Array.from({ length: seats + 1 }, () => 0));

/** A line of `table_people` for somebody who keeps the record and did not sit there. */
const noSeat = -1;
const rowsAtOnce = 500;

async function write(
  { db }: Store,
  table: TableRecord,
  match: Match,
  rows: readonly InputRow[],
  importer: Visitor,
): Promise<void> {
  const { id, game, createdAt } = table;
  await db.transaction().execute(async (all) => {
    await all.insertInto('tables').values(rowOf(table)).execute();
    await all
      .insertInto('table_people')
      .values({
        table_id: id,
        account_id: importer.id,
        seat: noSeat,
        orders_json: null,
        joined_at: createdAt,
      })
      .execute();
    await all
      .insertInto('matches')
      .values({
        id,
        game,
        seq: rows.length,
        told_json: untold(table.seats.length),
        clock_json: null,
        due_at: null,
        rest_json: null,
        updated_at: createdAt,
      })
      .execute();
    await saveSnapshot(all, id, rows.length, JSON.stringify(saveMatch(match)));
    for (let start = 0; start < rows.length; start += rowsAtOnce) {
      await all
        .insertInto('inputs')
        .values(rows.slice(start, start + rowsAtOnce))
        .execute();
    }
  });
}
