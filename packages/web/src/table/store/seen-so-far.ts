import { keptByTable } from './kept-by-table.ts';

/** How much of each table's log this device has shown, so that it can say what happened in between. */
export const { of: seenSoFar, note: noteSeen } = keptByTable('starboard.seen');
