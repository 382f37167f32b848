import type { Procedure } from '@starboard/engine';
import type { CeTable } from './events.ts';
import type { Settings } from './options.ts';
import { type Onward, runs } from './sequence.ts';
import { encounterOf, type Phase } from './state.ts';

/** Something that may happen whenever a phase is over, outside all windows. */
export interface AfterPhase {
  readonly if: (settings: Settings) => boolean;
  readonly procedure: Procedure;
}

// made known, like abilities, when the game is put together
const known: AfterPhase[] = [];

export const learnAfterPhase = (...acts: readonly AfterPhase[]): void => {
  known.push(...acts);
};

/** The end of a phase, if it was entered at all. */
export const over =
  (phase: Phase) =>
  ({ state }: CeTable): Onward => {
    const due = known.find((act) => act.if(state.settings));
    return due && encounterOf(state).phase === phase ? runs(due.procedure, {}) : undefined;
  };
