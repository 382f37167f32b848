import { isInRealTime } from '@starboard/engine';
import { newId } from '../id.ts';
import type { TableRecord } from '../lobby/table-record.ts';
import type { Visitor } from '../lobby/wishes.ts';
import type { Asker } from '../log-work/work-line.ts';
import type { Archive } from './finished-match.ts';
import { namesOfNobody } from './imported-names.ts';
import { importedTable } from './imported-table.ts';
import { beginImport, checkRoom, endImport, keepInputs, removeImport } from './import-rows.ts';

/**
 * Makes a table out of a file that any person may have written. A thread reads and plays it; what it hands over is
 * written in small pieces, and only the last of them makes the table one that can be found.
 */
export async function importMatch(
  { store, games, work, now }: Archive,
  body: Uint8Array,
  importer: Visitor,
  asker: Asker,
): Promise<TableRecord> {
  const id = newId();
  await checkRoom(store, importer.id, 0);
  let table: TableRecord | null = null;
  let packAt: number | null = null;
  try {
    await work.do<'import'>({ kind: 'import', match: id, body }, id, asker, {
      async begin({ file, result, saved, count, bytes }) {
        await checkRoom(store, importer.id, bytes);
        const names = await namesOfNobody(store.db, file.names ?? [], importer.id);
        const game = games.find((known) => known.id === file.game);
        packAt = game && isInRealTime(game) ? now() : null;
        table = importedTable(id, { ...file, names }, game, result, importer, now());
        await beginImport(store, table, { saved, count, bytes, importer: importer.id });
      },
      keep: (first, inputs) => keepInputs(store, table as unknown as TableRecord, first, inputs),
    });
    if (!table) throw new Error('an import ended before it began');
    await endImport(store, table, { importer: importer.id, packAt });
    return table;
  } catch (error) {
    // should even that fail, the sweeper finds it
    if (table) await removeImport(store, id).catch(() => undefined);
    throw error;
  }
}
