import { type Reason, reason, type Seat } from '@starboard/engine';
import { colours } from '../../content/colours.ts';
import { isTerritory, type TerritoryId, territories } from '../../content/territories.ts';
import type { State } from '../state.ts';

interface Colony {
  readonly territory: TerritoryId;
  readonly owner: Seat;
}

/** Names one colony on the planet: `<territory>/<owner>`; colonies of one owner there are alike. */
const idOf = ({ territory, owner }: Colony): string => `${territory}/${owner}`;

const coloniesById: ReadonlyMap<string, Colony> = new Map(
  territories.flatMap((territory) =>
    colours.map((_, owner) => [idOf({ territory, owner }), { territory, owner }] as const),
  ),
);

export function parseColonyId(id: string): Colony {
  const colony = coloniesById.get(id);
  if (!colony) throw new RangeError(`'${id}' names no colony`);
  return colony;
}

/** All colonies that the Repulsor Field does not hold in place. */
export function movableColonies(state: State): string[] {
  const ids: string[] = [];
  for (const [id, { territory, owner }] of coloniesById) {
    if (state.fields.repulsor !== territory && (state.colonies[territory][owner] ?? 0) > 0) ids.push(id);
  }
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
