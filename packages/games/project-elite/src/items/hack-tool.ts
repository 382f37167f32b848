import type { ItemRecord } from '../rules/records/records.ts';

/** A Search is a Wrench as well. */
export const hackTool: ItemRecord = { title: 'SI07', passive: { alsoCountsAs: { S: 'W' } } };
