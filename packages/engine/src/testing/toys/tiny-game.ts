import type { Procedure } from '../../game/procedure.ts';
import type { AnyGame } from '../../match/step-of.ts';

/** A game of one idea, for a test of its own: all in the open, nothing dealt, nothing counted. */
export const tinyGame = (main: Procedure, setup: () => object): AnyGame => ({
  id: 'tiny',
  seats: { min: 1, max: 4 },
  options: {},
  procedures: [main],
  main,
  migrations: [],
  setup,
  sees: {},
  view: (state) => ({ ...state }),
  redeal: () => undefined,
  invariants: () => [],
});
