import type { OptionsOf } from '@starboard/engine';

/** What a table may choose; the first of each is the default. */
export const optionValues = {
  map: ['lab', 'crash'],
  mission: ['extermination', 'demolition', 'recon', 'capture', 'exploration'],
  difficulty: ['low', 'story', 'medium', 'high', 'nightmare'],
  clock: ['x1', 'x1.5', 'x2', 'untimed'],
  planning: ['open', '60', '120', '300'],
  objectiveSameCell: ['on', 'off'],
} as const;

export type Options = OptionsOf<typeof optionValues>;
