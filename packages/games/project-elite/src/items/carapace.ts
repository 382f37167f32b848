import type { ItemRecord } from '../rules/records/records.ts';

/** Displacement and acid do no harm. */
export const carapace: ItemRecord = {
  title: 'AT14',
  passive: { suffers: (_state, _hero, damage, by) => (by === 'displacement' || by === 'acid' ? 0 : damage) },
};
