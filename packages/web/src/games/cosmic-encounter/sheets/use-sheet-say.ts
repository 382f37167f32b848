import { type Say, useSay } from '../../../language/say.ts';
import { effectTexts, powerTexts, sheetTexts } from '../texts.ts';
import { ceBundles } from '../words/say.ts';

/** Speaks of powers and flares at length; waits for the long texts (inside Suspense). */
export const useSheetSay = (): Say => useSay(...ceBundles, effectTexts, powerTexts, sheetTexts);
