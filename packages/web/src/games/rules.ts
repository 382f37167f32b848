import type { AnyGame } from '@starboard/engine';

const found = import.meta.glob<AnyGame>('./*/rules.ts', { import: 'rules' });

/**
 * A game's rules, loaded when a match is played on this device. They are found by the folder's name and not by the
 * game's record: workers load them, and would carry every picture and table along with the records.
 */
export const loadRules = async (game: string): Promise<AnyGame | undefined> =>
  found[`./${game}/rules.ts`]?.();
