import type { CardKind } from './read-face.ts';

/** Upper left, lower right, and what is drawn on them. */
export type CardColours = readonly [top: string, low: string, sign: string];

export const cardColours: Readonly<Record<CardKind, CardColours>> = {
  attack: ['#6A2239', '#1F1128', '#FF8E8E'],
  negotiate: ['#0F5B60', '#0B1C2E', '#7FE6D6'],
  morph: ['#54308A', '#190F36', '#C7A6FF'],
  reinforcement: ['#774D08', '#21151F', '#FFCB7A'],
  artifact: ['#2A488F', '#111838', '#9FC2FF'],
  flare: ['#2E3663', '#0F1430', '#FFD99B'],
  destiny: ['#43308C', '#130E30', '#D3C4FF'],
  tech: ['#1D5A45', '#0B1B1F', '#9CEFC4'],
};
