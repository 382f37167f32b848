import type { HeroRecord } from '../rules/records/records.ts';

/** Trip mines: for a Wrench she lays one (`lay-mine`); the first alien that enters meets it. */
export const kara: HeroRecord = { id: 'kara', laysMines: true };
