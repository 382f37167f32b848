import type { HeroRecord } from '../rules/records/records.ts';

/** Sprinter: one Move takes her one step or two. */
export const akosha: HeroRecord = { id: 'akosha', passive: { stepsForMove: 2 } };
