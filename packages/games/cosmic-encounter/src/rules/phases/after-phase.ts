import type { Procedure } from '@starboard/engine';
import { afterPhase } from '../abilities/registry.ts';
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

/** The end of a phase, if it was entered at all. */
export const over =
  (phase: Phase) =>
  ({ state }: CeTable): Onward => {
    const act = afterPhase();
    return act?.if(state.settings) && encounterOf(state).phase === phase
      ? runs(act.procedure, {})
      : undefined;
  };
