import { keptByTable } from '../store/kept-by-table.ts';

/** The last line of each table's chat that was on this screen. */
export const { use: useReadSoFar, note: noteRead } = keptByTable('starboard.read');
