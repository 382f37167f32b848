import { type Say, useSay } from '../../../language/say.ts';
import { alienLines, cardNames, rulesTexts, shelfTexts, tableTexts } from '../texts.ts';

/** Whose texts this table speaks; both sides of flares come later and are not among them. */
export const ceBundles = [
  'table',
  'server',
  'engine',
  shelfTexts,
  rulesTexts,
  alienLines,
  cardNames,
  tableTexts,
] as const;

export const useCeSay = (): Say => useSay(...ceBundles);
