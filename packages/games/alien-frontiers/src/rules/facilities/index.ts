import { alienArtifact } from './alien-artifact.ts';
import { colonistHub } from './colonist-hub.ts';
import { colonyConstructor } from './colony-constructor.ts';
import type { Facility } from './facility.ts';
import { lunarMine } from './lunar-mine.ts';
import { orbitalMarket } from './orbital-market.ts';
import { raidersOutpost } from './raiders-outpost.ts';
import { shipyard } from './shipyard.ts';
import { solarConverter } from './solar-converter.ts';
import { terraformingStation } from './terraforming-station.ts';

/** Every facility that takes ships; the Maintenance Bay does not, ships only end up there. */
export const allFacilities: readonly Facility[] = [
  solarConverter,
  lunarMine,
  alienArtifact,
  colonistHub,
  orbitalMarket,
  shipyard,
  colonyConstructor,
  raidersOutpost,
  terraformingStation,
];

const byId: ReadonlyMap<string, Facility> = new Map(allFacilities.map((facility) => [facility.id, facility]));

export const facilityOf = (id: string): Facility | undefined => byId.get(id);
