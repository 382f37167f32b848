import type { HeroRecord } from '../rules/records/records.ts';

/** Marksman: the first miss of an attack is rolled again. */
export const gerid: HeroRecord = { id: 'gerid', passive: { rerollsMiss: true } };
