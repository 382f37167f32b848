import type { Seat } from '@starboard/engine';
import { featureNames, fillFeatures, type Standing } from './features.ts';
import { alienWeights, weights } from './weights.ts';

const weightList: readonly number[] = featureNames.map((name) => weights[name]);

const scratch: number[] = featureNames.map(() => 0);

/** How well a seat stands; only the difference to the others' counts. */
export function scoreOf(standing: Standing): number {
  const features = fillFeatures(standing, scratch);
  let score = 0;
  for (let index = 0; index < features.length; index++)
    score += (features[index] as number) * (weightList[index] as number);
  const { alien, hasPower } = standing;
  return alien !== null && hasPower ? score + (alienWeights[alien] ?? 0) : score;
}

/**
 * The share of the win that a seat may expect: 1 for winning alone, a half for winning with another player. All that
 * have the colonies they need win together.
 */
export function shareOf(standings: readonly Standing[], seat: Seat): number {
  let winners = 0;
  for (const { missing } of standings) if (missing <= 0) winners++;
  if (winners > 0) return (standings[seat]?.missing ?? 1) <= 0 ? 1 / winners : 0;
  let own = 0;
  let all = 0;
  for (const [each, standing] of standings.entries()) {
    const weight = Math.exp(scoreOf(standing));
    all += weight;
    if (each === seat) own = weight;
  }
  return own / all;
}

/** The same with some standings changed. */
export function shareIf(
  standings: readonly Standing[],
  seat: Seat,
  change: (changed: Standing[]) => void,
): number {
  const changed = standings.map((standing) => ({ ...standing }));
  change(changed);
  return shareOf(changed, seat);
}
