import type { AlienId } from '../content/aliens.ts';
import type { FeatureName } from './features.ts';

/** What each number of a standing is worth. */
export const weights: Readonly<Record<FeatureName, number>> = {
  fourMissing: 0.4,
  threeMissing: 0.45,
  twoMissing: 0.55,
  oneMissing: 0.8,
  home: 0.8,
  powerless: -0.4,
  ships: 0.8,
  warp: -0.4,
  cards: 0.35,
  fewCards: -0.15,
  wait: -0.2,
  handBest: 0.4,
  handSecond: 0.2,
  handNegotiates: 0.05,
  handReinforcements: 0.08,
  handArtifacts: 0.08,
  handFlares: 0.05,
  handKnown: -0.5,
};

/** What having an alien's power is worth besides. */
export const alienWeights: Partial<Readonly<Record<AlienId, number>>> = {};
