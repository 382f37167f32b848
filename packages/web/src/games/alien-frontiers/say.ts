import { type Say, useSay } from '../../language/say.ts';

/** The rooms whose texts this table speaks. */
export const afBundles = ['table', 'server', 'alien-frontiers', 'alien-frontiers-table'] as const;

export const useAfSay = (): Say => useSay(...afBundles);
