import type { Title } from '../content/tech-cards.ts';
import type { TerritoryId } from '../content/territories.ts';

/**
 * What things are worth to a player, in tenths of the logarithm of the odds to win. `…PerRound` is multiplied by the
 * rounds the game may still last. Fitted by logistic regression to 100,000 ends of turns from games of two, played
 * by the planner with weights shaken at random.
 */
export interface Weights {
  readonly fuel: number;
  readonly ore: number;
  /** A stock of so many tokens is worth half of what an endless one would be. */
  readonly halfStock: number;
  readonly ship: number;
  readonly shipPerRound: number;
  /** With fewer rounds than these to come, ships are worth less and less. */
  readonly fleetRounds: number;
  readonly relic: number;
  readonly relicPerRound: number;
  readonly colony: number;
  readonly point: number;
  /** How much more a point is worth when the game can end at any moment. */
  readonly pointAtEnd: number;
  /** For each territory that one colony of a rival would not take. */
  readonly firmHold: number;
  readonly circle: number;
  /** For a colony that waits on the last circle and keeps the Hub closed. */
  readonly ready: number;
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
  fuel: 1.28,
  ore: 2.13,
  halfStock: 3,
  ship: 9.9,
  shipPerRound: 0.75,
  fleetRounds: 1,
  relic: 5,
  relicPerRound: 0.2,
  colony: 6.2,
  point: -2,
  pointAtEnd: 16.6,
  firmHold: 2.3,
  circle: 1.5,
  ready: -3.3,
  minePip: 0,
  unplaced: 2,
  card: 0,
  cardPerRound: 0.6,
  cards: {
    'alien-city': 0,
    'alien-monument': 0,
    'booster-pod': 0.6,
    'data-crystal': -3,
    'gravity-manipulator': -3.3,
    'holographic-decoy': 1.4,
    'orbital-teleporter': 1.3,
    'plasma-cannon': 3.5,
    'polarity-device': 2.4,
    'resource-cache': 2.6,
    'stasis-beam': 1.8,
    'temporal-warper': 1.8,
  },
  bonusPerRound: {
    'asimov-crater': 1.2,
    'bradbury-plateau': 0.5,
    'burroughs-desert': 1.4,
    'heinlein-plains': 0,
    'herbert-valley': 1.4,
    'lem-badlands': 0.2,
    'pohl-foothills': 0,
    'van-vogt-mountains': 0.2,
  },
  rival: 1,
};
