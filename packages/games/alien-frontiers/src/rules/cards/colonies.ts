import { type Reason, reason } from '@starboard/engine';
import { isTerritory, type TerritoryId, territories } from '../../content/territories.ts';
import { coloniesById } from '../../keys/colonies.ts';
import type { State } from '../state/state.ts';

/** All colonies on the planet. */
export const allColonies = (state: State): string[] => coloniesWhere(state, () => true);

/** All colonies that the Repulsor Field does not hold in place. */
export const movableColonies = (state: State): string[] =>
  coloniesWhere(state, (territory) => state.fields.repulsor !== territory);

function coloniesWhere({ colonies }: State, isThere: (territory: TerritoryId) => boolean): string[] {
  const ids: string[] = [];
  for (const [id, { territory, owner }] of coloniesById)
    if ((colonies[territory][owner] ?? 0) > 0 && isThere(territory)) ids.push(id);
  return ids;
}

/** Whether there is a colony that the Repulsor Field does not hold in place. */
export const canMoveColonies = ({ colonies, fields }: State): boolean =>
  territories.some(
    (territory) => fields.repulsor !== territory && colonies[territory].some((count) => count > 0),
  );

/** Why the colony or territory that a key names can neither lose nor gain a colony; null when the field is elsewhere. */
export function whyRepulsed(state: State, key: string): Reason | null {
  const territory = isTerritory(key) ? key : coloniesById.get(key)?.territory;
  return territory !== undefined && territory === state.fields.repulsor
    ? reason('af.repulsed', { territory }, 'af.rule.repulsor')
    : null;
}
