import { type Say, useSay } from '../../../language/say.ts';
import { rulesTexts, shelfTexts, tableTexts } from '../texts.ts';

/** Whose texts this table speaks. */
export const afBundles = ['table', 'server', shelfTexts, rulesTexts, tableTexts] as const;

export const useAfSay = (): Say => useSay(...afBundles);
