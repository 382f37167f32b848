import type { ItemRecord } from '../rules/records/records.ts';

/** Displacement and acid do no harm. */
export const carapace: ItemRecord = {
  title: 'AT14',
  passive: { ignores: ['displacement', 'acid'] },
};
