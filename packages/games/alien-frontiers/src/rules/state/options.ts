import type { OptionsOf } from '@starboard/engine';

/** Table options, the default first; `docs/rulings.md` tells what each settles. */
export const optionValues = {
  longGame: [false, true],
  twoPlayerSetup: ['eightColonies', 'asRussianRulebook'],
  forcedPlacement: ['strict', 'costFree', 'off'],
  hubExcess: ['immediate', 'turn'],
  supply: ['unlimited', 'limited'],
  tieBreakResources: ['oreThenFuel', 'sum'],
  plasmaDiscardBay: ['forbidden', 'allowed'],
  plasmaDiscardRule: ['leaveThree', 'moreThanThree'],
  portCounting: ['ports', 'groups'],
  raidAmount: ['upToFour', 'exactlyFourOrAll'],
  techDeck: ['22', '20'],
} as const;

export type Options = OptionsOf<typeof optionValues>;
