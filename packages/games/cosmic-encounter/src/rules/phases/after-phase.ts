import type { Procedure } from '@starboard/engine';
import type { CeTable } from '../state/events.ts';
import type { Settings } from '../state/options.ts';
import { type Onward } from '../sequence.ts';
import { encounterOf, type Phase } from '../state/state.ts';
import { runs } from '../runs.ts';

/** Something that may happen whenever a phase is over, outside all windows. */
export interface AfterPhase {
  readonly if: (settings: Settings) => boolean;
  readonly procedure: Procedure;
}

// made known, like abilities, when the game is put together; a second one would need an order between the two
let known: AfterPhase | null = null;

export function learnAfterPhase(act: AfterPhase): void {
  if (known) throw new Error('two things happen after every phase, and nothing says which comes first');
  known = act;
}

/** The end of a phase, if it was entered at all. */
export const over =
  (phase: Phase) =>
  ({ state }: CeTable): Onward =>
    known?.if(state.settings) && encounterOf(state).phase === phase ? runs(known.procedure, {}) : undefined;
