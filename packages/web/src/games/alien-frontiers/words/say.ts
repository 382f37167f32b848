import { type Say, useSay } from '../../../language/say.ts';
import { shelfTexts } from '../shelf-texts.ts';
import { rulesTexts, tableTexts } from '../texts.ts';

/** Whose texts this table speaks. */
export const afBundles = ['table', 'server', shelfTexts, rulesTexts, tableTexts] as const;

export const useAfSay = (): Say => useSay(...afBundles);
