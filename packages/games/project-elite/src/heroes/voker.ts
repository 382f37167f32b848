import type { HeroRecord } from '../rules/records/records.ts';

/** Combat engineer: to him Hand and Wrench are the same. */
export const voker: HeroRecord = { id: 'voker', passive: { alsoCountsAs: { H: 'W', W: 'H' } } };
