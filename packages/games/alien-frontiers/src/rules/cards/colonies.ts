import type { Seat } from '@starboard/engine';
import { type TerritoryId, territories } from '../../content/territories.ts';
import type { State } from '../state.ts';

/** Names one colony on the planet: `<territory>/<owner>`; colonies of one owner there are alike. */
export const colonyId = (territory: TerritoryId, owner: Seat): string => `${territory}/${owner}`;

export function parseColonyId(id: string): { territory: TerritoryId; owner: Seat } {
  const [territory, owner] = id.split('/');
  return { territory: territory as TerritoryId, owner: Number(owner) };
}

/** All colonies that the Repulsor Field does not hold in place. */
export const movableColonies = (state: State): string[] =>
  territories
    .filter((territory) => state.fields.repulsor !== territory)
    .flatMap((territory) =>
      state.colonies[territory].flatMap((count, owner) => (count > 0 ? [colonyId(territory, owner)] : [])),
    );

/** Whether a key names a colony or territory under the Repulsor Field. */
export const isRepulsed = (state: State, key: string): boolean => key.split('/')[0] === state.fields.repulsor;
