import { cosmicAbilities } from './abilities.ts';
import { aboutOf } from './arranged-games.ts';
import { playArranged } from './arranged-play.ts';

const [from = 0, to = 0] = process.argv.slice(2, 4).map(Number);
/** Only games arranged for this, or for `rare` moments, if anything is said. */
const about = process.argv[4];
const isWanted = (arrangedFor: readonly string[]): boolean =>
  about === undefined || arrangedFor.includes(about) || (about === 'rare' && arrangedFor.length === 1);
const mostDecisions = 100_000;

let games = 0;
let decisions = 0;
const failures: { game: number; failure: string }[] = [];
const deeds: Record<string, number> = {};
for (let number = from; number < to; number++) {
  if (!isWanted(aboutOf(number))) continue;
  games++;
  const played = playArranged(number, mostDecisions);
  decisions += played.decisions;
  if (played.failure !== null) failures.push({ game: number, failure: played.failure });
  for (const [deed, count] of Object.entries(played.deeds ?? {})) deeds[deed] = (deeds[deed] ?? 0) + count;
}
process.stdout.write(JSON.stringify({ games, decisions, failures, deeds, abilities: cosmicAbilities() }));
