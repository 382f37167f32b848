import { type Say, useSay, useSayAhead } from '../../../language/say.ts';
import { shelfTexts } from '../shelf-texts.ts';
import { alienLines, cardNames, effectTexts, rulesTexts, tableTexts } from '../texts.ts';

/** Whose texts this table speaks; what cards do comes later and is not among them. */
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

const later = [effectTexts];

/** Speaks of what cards and technologies do as well: an ellipsis, until those texts have come. */
export const useEffectSay = (): Say => useSayAhead(ceBundles, later);
