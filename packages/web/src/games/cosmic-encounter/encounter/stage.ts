import type { View } from '@starboard/cosmic-encounter';

export type EncounterView = NonNullable<View['encounter']>;
export type Step = EncounterView['steps'][number];
export type Side = 'offense' | 'defense';

export const sides = ['offense', 'defense'] as const;

/** What the panel tells: nothing under way, who meets whom, who stands with whom, the cards, or the totals. */
export type Stage = 'between' | 'destiny' | 'sides' | 'cards' | 'totals';

/** Where the story of an encounter has come to, by what lies on the table. */
export function stageOf({ encounter }: Pick<View, 'encounter'>): Stage {
  if (!encounter) return 'between';
  if (encounter.verdict?.totals) return 'totals';
  if (sides.some((side) => encounter.cards[side]?.isFaceUp)) return 'cards';
  if (encounter.verdict || encounter.result !== null) return 'cards';
  return encounter.defense === null || encounter.target === null ? 'destiny' : 'sides';
}
