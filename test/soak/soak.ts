import { cosmicAbilities } from '@starboard/cosmic-encounter/soaking';
import { playArranged } from './arranged-play.ts';

const [from = 0, to = 0] = process.argv.slice(2).map(Number);
const mostDecisions = 100_000;

let decisions = 0;
const failures: { game: number; failure: string }[] = [];
const deeds: Record<string, number> = {};
for (let number = from; number < to; number++) {
  const played = playArranged(number, mostDecisions);
  decisions += played.decisions;
  if (played.failure !== null) failures.push({ game: number, failure: played.failure });
  for (const [deed, count] of Object.entries(played.deeds ?? {})) deeds[deed] = (deeds[deed] ?? 0) + count;
}
process.stdout.write(
  JSON.stringify({ games: to - from, decisions, failures, deeds, abilities: cosmicAbilities() }),
);
