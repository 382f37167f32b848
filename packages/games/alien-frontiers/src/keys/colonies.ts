import type { Seat } from '@starboard/engine';
import { colours } from '../content/colours.ts';
import { type TerritoryId, territories } from '../content/territories.ts';

export interface Colony {
  readonly territory: TerritoryId;
  readonly owner: Seat;
}

/** Names one colony on the planet: `<territory>/<owner>`; colonies of one owner there are alike. */
export const colonyId = ({ territory, owner }: Colony): string => `${territory}/${owner}`;

/** Every colony there could be, by its id. */
export const coloniesById: ReadonlyMap<string, Colony> = new Map(
  territories.flatMap((territory) =>
    colours.map((_, owner) => [colonyId({ territory, owner }), { territory, owner }] as const),
  ),
);

/** Reads an id that the rules have given out. */
export function parseColonyId(id: string): Colony {
  const colony = coloniesById.get(id);
  if (!colony) throw new RangeError(`'${id}' names no colony`);
  return colony;
}
