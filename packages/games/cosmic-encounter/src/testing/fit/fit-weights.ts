import { alienIds } from '../../content/aliens.ts';
import { featureNames } from '../../bot/features.ts';
import { fitOdds, fitValues } from './fit.ts';
import { type Fight, live, type Stand } from './self-play.ts';

/** What to play, and with which seed: the same gives the same numbers. */
export interface FitPlan {
  readonly games: number;
  readonly seed: string;
  readonly levels: readonly string[];
  readonly rounds: number;
  readonly told: (line: string) => void;
}

/** The text of `bot/weights.ts`. */
export function fitWeights({ games, seed, levels, rounds, told }: FitPlan): string {
  const stands: Stand[] = [];
  const fights: Fight[] = [];
  for (let number = 0; number < games; number++) {
    const lived = live(seed, number, levels);
    stands.push(...lived.stands);
    fights.push(...lived.fights);
    if (number % 200 === 199) told(`${number + 1} games, ${stands.length} stands, ${fights.length} fights`);
  }
  const values = fitValues(stands, rounds);
  const odds = fitOdds(fights, rounds);
  told(`${values.loss.toFixed(4)} nats a stand`);
  const how = `npm run -s fit-cosmic -- --games ${games} --seed ${seed} --levels ${levels.join()} --rounds ${rounds}`;
  return [
    `// Written by \`${how}\`:`,
    `// ${stands.length} stands and ${fights.length} fights; ${values.loss.toFixed(4)} nats a stand.`,
    "import type { AlienId } from '../content/aliens.ts';",
    "import type { FeatureName } from './features.ts';",
    '',
    '/** What each number of a standing is worth. */',
    'export const weights: Readonly<Record<FeatureName, number>> = {',
    ...featureNames.map((name, index) => `  ${name}: ${rounded(values.weights[index])},`),
    '};',
    '',
    "/** What having an alien's power is worth besides. */",
    'export const alienWeights: Readonly<Record<AlienId, number>> = {',
    ...rows(values.aliens),
    '};',
    '',
    '/** How a fight goes by the lead in ships; with an even number, the offense has a little less. */',
    `export const odds = { ship: ${rounded(odds.ship)}, even: ${rounded(odds.even)} };`,
    '',
    "/** What an alien's power adds to that as a main player. */",
    'export const alienOdds: Readonly<Record<AlienId, number>> = {',
    ...rows(odds.aliens),
    '};',
    '',
  ].join('\n');
}

const rounded = (value = 0): string => String(Number(value.toFixed(2)));

const rows = (values: readonly number[]): string[] =>
  alienIds.map(
    (alien, index) => `  ${alien.includes('-') ? `'${alien}'` : alien}: ${rounded(values[index])},`,
  );
