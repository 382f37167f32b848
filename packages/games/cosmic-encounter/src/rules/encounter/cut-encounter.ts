import type { CeTable } from '../state/events.ts';
import { encounterOf } from '../state/state.ts';

/** The encounter is called off: what is left of it is skipped, and the ships go home at its end. */
export function cutEncounter({ state }: CeTable): void {
  const encounter = encounterOf(state);
  encounter.isCut = true;
  encounter.result ??= 'called-off';
}
