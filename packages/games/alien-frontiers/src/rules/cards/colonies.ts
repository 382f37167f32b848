import type { Seat } from '@starboard/engine';
import { colours } from '../../content/colours.ts';
import { type TerritoryId, territories } from '../../content/territories.ts';
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

/** Whether a key names a colony or territory under the Repulsor Field. */
export const isRepulsed = (state: State, key: string): boolean => key.split('/')[0] === state.fields.repulsor;
