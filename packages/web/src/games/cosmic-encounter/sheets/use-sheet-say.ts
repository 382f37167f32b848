import { type Say, useSay } from '../../../language/say.ts';
import { flareTexts, powerTexts, sheetTexts } from '../texts.ts';
import { ceBundles } from '../words/say.ts';

/** Speaks of powers and flares at length; waits for the long texts (inside Suspense). */
export const useSheetSay = (): Say => useSay(...ceBundles, flareTexts, powerTexts, sheetTexts);
