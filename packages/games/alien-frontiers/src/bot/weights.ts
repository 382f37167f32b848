import { type FacilityId, facilities } from '../content/facilities.ts';
import { type Title, titles } from '../content/tech-cards.ts';
import { type TerritoryId, territories } from '../content/territories.ts';

/** What of a player's counts, cards, stations and territories apart. */
const pieces = [
  /** For each token, for each of the first three, and for the first. */
  'fuel',
  'few fuel',
  'any fuel',
  'ore',
  'few ore',
  'any ore',
  'fourth ship',
  'fifth ship',
  'sixth ship',
  'relic',
  /** For each colony that has not landed. */
  'waiting',
  'last two',
  'last one',
  /** For each circle of the Hub track, for each of the later ones, and for the last. */
  'circle',
  'later circle',
  'ready',
  /** For each point that is not a colony. */
  'point',
  /** For each territory that one colony of a rival would not take. */
  'firm hold',
  /** For each territory with as many own colonies as the leader has there, and with one less. */
  'shared lead',
  'one behind',
  /** For each pip of the own highest die at the Lunar Mine. */
  'mine pip',
] as const;

/** Where a ship that has docked is in the rivals' way until its owner's next turn. */
export type Station = Exclude<FacilityId, 'terraforming-station'>;
export const stations = facilities.filter(
  (facility): facility is Station => facility !== 'terraforming-station',
);
export type Docked = `at ${Station}`;

export type Asset = (typeof pieces)[number] | Docked | Title | TerritoryId;

export const assets: readonly Asset[] = [
  ...pieces,
  ...stations.map((station): Docked => `at ${station}`),
  ...titles,
  ...territories,
];

/** The moments things are weighed for: how many colonies the player nearest to the end has still to land. */
export const moments = [0, 1, 3, 6] as const;

/** What something is worth at each of the moments; between two of them it changes evenly. */
export type Course = readonly [number, number, number, number];

/** What things are worth to a player, in tenths of the logarithm of the odds to win. */
export type Weights = Readonly<Record<Asset, Course>>;
