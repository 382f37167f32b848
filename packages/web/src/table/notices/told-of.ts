import { keptByTable } from '../store/kept-by-table.ts';

/** The latest request of each table that came to nothing, and was read on this device. */
export const { of: toldOf, use: useToldOf, note: noteToldOf } = keptByTable('starboard.told');
