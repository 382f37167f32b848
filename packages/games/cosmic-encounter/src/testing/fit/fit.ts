import { alienIds } from '../../content/aliens.ts';
import { featureNames } from '../../bot/features.ts';
import type { Fight, Stand } from './self-play.ts';

/** Pulls numbers that few games speak of towards nought. */
const modesty = { features: 0.00002, aliens: 0.0004 };

export interface Fitted {
  readonly weights: readonly number[];
  readonly aliens: readonly number[];
  /** How far off the expected shares are, in nats a stand. */
  readonly loss: number;
}

const width = featureNames.length;

/** The numbers by which the expected shares come nearest to those won: plain gradient descent with momentum. */
export function fitValues(stands: readonly Stand[], rounds: number): Fitted {
  const parameters = new Float64Array(width + alienIds.length);
  const speed = new Float64Array(parameters.length);
  let loss = 0;
  for (let round = 0; round < rounds; round++) {
    const slope = new Float64Array(parameters.length);
    loss = 0;
    for (const stand of stands) loss += learn(stand, parameters, slope);
    loss /= stands.length;
    for (const [index, value] of parameters.entries()) {
      const pull = index < width ? modesty.features : modesty.aliens;
      const toward = at(slope, index) / stands.length + pull * value;
      speed[index] = 0.9 * at(speed, index) - 0.6 * toward;
      parameters[index] = value + at(speed, index);
    }
  }
  return {
    weights: Array.from(parameters.slice(0, width)),
    aliens: Array.from(parameters.slice(width)),
    loss,
  };
}

const at = (numbers: Float64Array, index: number): number => numbers[index] as number;

/** Adds one stand's part to the slope; a stand has its features seat after seat. */
function learn({ features, aliens, shares }: Stand, parameters: Float64Array, slope: Float64Array): number {
  const expected = shares.map((_, seat) => {
    const alien = aliens[seat] as number;
    let score = alien < 0 ? 0 : at(parameters, width + alien);
    for (let index = 0; index < width; index++)
      score += at(features, seat * width + index) * at(parameters, index);
    return Math.exp(score);
  });
  const all = expected.reduce((sum, weight) => sum + weight, 0);
  let loss = 0;
  for (const [seat, share] of shares.entries()) {
    const own = (expected[seat] as number) / all;
    if (share > 0) loss -= share * Math.log(own);
    const error = own - share;
    for (let index = 0; index < width; index++)
      slope[index] = at(slope, index) + error * at(features, seat * width + index);
    const alien = aliens[seat] as number;
    if (alien >= 0) slope[width + alien] = at(slope, width + alien) + error;
  }
  return loss;
}

export interface FittedOdds {
  /** What a ship is worth, and how the offense fares with as many as the defense. */
  readonly ship: number;
  readonly even: number;
  readonly aliens: readonly number[];
}

/** How ships and powers decide fights, in the same way. */
export function fitOdds(fights: readonly Fight[], rounds: number): FittedOdds {
  let [ship, even] = [0.15, 0];
  const aliens = alienIds.map(() => 0);
  const might = (alien: number): number => (alien < 0 ? 0 : (aliens[alien] as number));
  for (let round = 0; round < rounds; round++) {
    let [toShip, toEven] = [0, 0];
    const slope = aliens.map(() => 0);
    for (const { lead, offense, defense, isWon } of fights) {
      const chance = 1 / (1 + Math.exp(-(even + ship * lead + might(offense) - might(defense))));
      const error = chance - Number(isWon);
      toShip += error * lead;
      toEven += error;
      if (offense >= 0) slope[offense] = (slope[offense] as number) + error;
      if (defense >= 0) slope[defense] = (slope[defense] as number) - error;
    }
    ship -= (0.02 * toShip) / fights.length;
    even -= (0.5 * toEven) / fights.length;
    for (const [alien, value] of aliens.entries())
      aliens[alien] = value - (8 * (slope[alien] as number)) / fights.length - 0.002 * value;
  }
  return { ship, even, aliens };
}
