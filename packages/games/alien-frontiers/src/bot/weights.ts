import type { Title } from '../content/tech-cards.ts';
import type { TerritoryId } from '../content/territories.ts';

/**
 * What things are worth to a player; a ship's work of one turn is about 1. `…PerRound` is multiplied by the rounds
 * the game may still last.
 */
export interface Weights {
  readonly fuel: number;
  readonly ore: number;
  /** A stock of so many tokens is worth half of what an endless one would be. */
  readonly halfStock: number;
  readonly ship: number;
  readonly shipPerRound: number;
  readonly relic: number;
  readonly colony: number;
  readonly point: number;
  readonly circle: number;
  /** For each pip of the own highest die at the Lunar Mine. */
  readonly minePip: number;
  readonly unplaced: number;
  readonly card: number;
  readonly cardPerRound: number;
  readonly cards: Readonly<Record<Title, number>>;
  readonly bonusPerRound: Readonly<Record<TerritoryId, number>>;
  /** How much the strongest rival's standing counts against the own at a table of two; the less the more rivals. */
  readonly rival: number;
}

export const weights: Weights = {
  fuel: 0.3,
  ore: 0.9,
  halfStock: 3,
  ship: 11,
  shipPerRound: 0.25,
  relic: 7,
  colony: 12,
  point: 1,
  circle: 1,
  minePip: 0.05,
  unplaced: 1,
  card: 0,
  cardPerRound: 0.1,
  cards: {
    'alien-city': 0,
    'alien-monument': 0,
    'booster-pod': 1,
    'data-crystal': 1.5,
    'gravity-manipulator': 0.25,
    'holographic-decoy': 1.5,
    'orbital-teleporter': 1.5,
    'plasma-cannon': 1.5,
    'polarity-device': 1,
    'resource-cache': 2,
    'stasis-beam': 0.75,
    'temporal-warper': -0.5,
  },
  bonusPerRound: {
    'asimov-crater': 0.3,
    'bradbury-plateau': 0.2,
    'burroughs-desert': 0.2,
    'heinlein-plains': 0.06,
    'herbert-valley': 0.3,
    'lem-badlands': 0.27,
    'pohl-foothills': 0.15,
    'van-vogt-mountains': 0.27,
  },
  rival: 0.8,
};
