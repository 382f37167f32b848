import { type Title, isWorthAPoint, titles } from '../content/tech-cards.ts';
import { type TerritoryId, territories } from '../content/territories.ts';
import { lastCircle } from '../rules/facilities/colonist-hub.ts';
import { largestFleet } from '../rules/facilities/shipyard.ts';
import { mostTokens } from '../rules/state/resources.ts';
import { type Asset, moments, type Station, stations, type Weights } from './weights.ts';

/** What things are worth at one moment, looked up by how many there are. */
export interface Prices {
  readonly fuel: readonly number[];
  readonly ore: readonly number[];
  readonly fleet: readonly number[];
  readonly relic: number;
  readonly waiting: readonly number[];
  /** By circle. */
  readonly hub: readonly number[];
  readonly point: number;
  readonly firmHold: number;
  readonly sharedLead: number;
  readonly oneBehind: number;
  readonly minePip: number;
  readonly docked: Readonly<Record<Station, number>>;
  readonly cards: Readonly<Record<Title, number>>;
  /** In the order of the territories. */
  readonly bonuses: readonly number[];
}

/** Prices by the eighths of a colony that the player nearest to the end has still to go. */
export type PriceBook = readonly Prices[];

export const eighths = 8;
const mostColonies = 8;

export const priceBook = (weights: Weights): PriceBook =>
  Array.from({ length: eighths * mostColonies + 1 }, (_, index) => pricesAt(weights, index / eighths));

function pricesAt(weights: Weights, left: number): Prices {
  const worth = (asset: Asset): number => courseAt(weights[asset], left);
  const byCount = (most: number, price: (count: number) => number): readonly number[] =>
    Array.from({ length: most + 1 }, (_, count) => price(count));
  const stock = (token: 'fuel' | 'ore') =>
    byCount(
      mostTokens,
      (count) =>
        worth(token) * count +
        worth(`few ${token}`) * Math.min(3, count) +
        worth(`any ${token}`) * Math.min(1, count),
    );
  const from = (least: number, asset: Asset) => (count: number) => (count >= least ? worth(asset) : 0);
  const upTo = (most: number, asset: Asset) => (count: number) => (count <= most ? worth(asset) : 0);
  const [fourth, fifth, sixth] = [from(4, 'fourth ship'), from(5, 'fifth ship'), from(6, 'sixth ship')];
  const [lastTwo, lastOne] = [upTo(2, 'last two'), upTo(1, 'last one')];
  const ready = from(lastCircle, 'ready');
  return {
    fuel: stock('fuel'),
    ore: stock('ore'),
    fleet: byCount(largestFleet, (count) => fourth(count) + fifth(count) + sixth(count)),
    relic: worth('relic'),
    waiting: byCount(mostColonies, (count) => worth('waiting') * count + lastTwo(count) + lastOne(count)),
    hub: byCount(
      lastCircle,
      (circle) => worth('circle') * circle + worth('later circle') * Math.max(0, circle - 4) + ready(circle),
    ),
    point: worth('point'),
    firmHold: worth('firm hold'),
    sharedLead: worth('shared lead'),
    oneBehind: worth('one behind'),
    minePip: worth('mine pip'),
    docked: Object.fromEntries(
      stations.map((station) => [station, worth(`at ${station}`)]),
    ) as Prices['docked'],
    cards: Object.fromEntries(
      titles.map((title) => [title, worth(title) + (isWorthAPoint(title) ? worth('point') : 0)]),
    ) as Prices['cards'],
    bonuses: territories.map((territory: TerritoryId) => worth(territory)),
  };
}

/** Between two moments the value changes evenly; before the first it is that of the first. */
function courseAt(course: readonly number[], left: number): number {
  const later = moments.findIndex((moment) => moment >= left);
  if (later < 0) return course.at(-1) as number;
  if (later === 0) return course[0] as number;
  const [from, to] = [moments[later - 1] as number, moments[later] as number];
  const share = (left - from) / (to - from);
  return (course[later - 1] as number) * (1 - share) + (course[later] as number) * share;
}
