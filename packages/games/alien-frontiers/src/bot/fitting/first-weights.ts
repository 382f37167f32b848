import { type Asset, assets, type Course, type Weights } from '../weights.ts';

const always = (worth: number): Course => [worth, worth, worth, worth];

type Guesses = Partial<Readonly<Record<Asset, Course>>>;

/** With many rivals the race is short: colonies come before ships. */
const ofMany: Guesses = {
  'few fuel': always(1),
  'any fuel': always(1),
  ore: always(0.5),
  'few ore': always(0.5),
  'any ore': always(2),
  'fourth ship': [4, 8, 8, 8],
  'fifth ship': [4, 8, 8, 8],
  'sixth ship': [4, 8, 8, 8],
  relic: always(3),
  waiting: always(-12),
  'last one': always(3),
  circle: [3, 2, 1.5, 1.5],
  point: [6, 3, 2, 1],
  'holographic-decoy': always(4),
  'orbital-teleporter': always(1),
  'plasma-cannon': always(2),
  'polarity-device': always(1),
  'resource-cache': always(2),
  'asimov-crater': always(3),
  'bradbury-plateau': always(2),
  'herbert-valley': [0, 1, 1, 2],
  'lem-badlands': always(1),
  'van-vogt-mountains': always(2),
};

/** Of two, what builds up counts for longer; these were fitted to games of the first planner. */
const ofTwo: Guesses = {
  fuel: always(0.35),
  'few fuel': always(0.6),
  'any fuel': always(1),
  ore: always(0.6),
  'few ore': always(1),
  'any ore': always(1.6),
  'fourth ship': [0, 10.7, 12.2, 14.4],
  'fifth ship': [0, 10.7, 12.2, 14.4],
  'sixth ship': [0, 10.7, 12.2, 14.4],
  relic: [0, 5.2, 5.6, 6.2],
  waiting: [-20.8, -12.5, -8.4, -6.6],
  circle: always(1.5),
  ready: always(-3.3),
  point: [14.6, 6.3, 2.2, 0.4],
  'firm hold': always(2.3),
  'alien-city': [0, 0.6, 1.8, 3.6],
  'alien-monument': [0, 0.6, 1.8, 3.6],
  'booster-pod': [0.6, 1.2, 2.4, 4.2],
  'data-crystal': [-3, -2.4, -1.2, 0.6],
  'gravity-manipulator': [-3.3, -2.7, -1.5, 0.3],
  'holographic-decoy': [1.4, 2, 3.2, 5],
  'orbital-teleporter': [1.3, 1.9, 3.1, 4.9],
  'plasma-cannon': [3.5, 4.1, 5.3, 7.1],
  'polarity-device': [2.4, 3, 4.2, 6],
  'resource-cache': [2.6, 3.2, 4.4, 6.2],
  'stasis-beam': [1.8, 2.4, 3.6, 5.4],
  'temporal-warper': [1.8, 2.4, 3.6, 5.4],
  'asimov-crater': [0, 1.2, 3.6, 7.2],
  'bradbury-plateau': [0, 0.5, 1.5, 3],
  'burroughs-desert': [0, 1.4, 4.2, 8.4],
  'herbert-valley': [0, 1.4, 4.2, 8.4],
  'lem-badlands': [0, 0.2, 0.6, 1.2],
  'van-vogt-mountains': [0, 0.2, 0.6, 1.2],
};

/** What fitting begins with at a table of so many. */
export function firstWeights(seats: number): Weights {
  const guesses = seats === 2 ? ofTwo : ofMany;
  return Object.fromEntries(assets.map((asset) => [asset, guesses[asset] ?? always(0)])) as Weights;
}
