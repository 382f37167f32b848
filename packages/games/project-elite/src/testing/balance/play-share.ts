import { missionIds } from '../../content/missions.ts';
import type { Difficulty } from '../../content/presets.ts';
import { type Mission, playMission } from './play-mission.ts';

// One process of several: plays its share of all missions and tells each as a line of JSON.

interface Wanted {
  readonly level: string;
  readonly difficulties: readonly Difficulty[];
  readonly players: readonly number[];
  /** Missions of each difficulty with each number of players; the ten pairs of mission and map take turns. */
  readonly games: number;
  readonly seed: string;
  readonly share: number;
  readonly shares: number;
}

function* missionsOf({ level, difficulties, players, games, seed }: Wanted): Generator<Mission> {
  const pairs = (['lab', 'crash'] as const).flatMap((map) => missionIds.map((mission) => ({ mission, map })));
  for (let game = 0; game < games; game++)
    for (const difficulty of difficulties)
      for (const seats of players) {
        const { mission, map } = pairs[game % pairs.length] as (typeof pairs)[number];
        const options = { mission, map, difficulty } as const;
        yield { level, seats, seed: `${seed} ${difficulty} ${seats} ${game}`, options };
      }
}

const wanted = JSON.parse(process.argv[2] ?? '{}') as Wanted;
let number = 0;
for (const mission of missionsOf(wanted)) {
  if (number++ % wanted.shares !== wanted.share) continue;
  const before = process.cpuUsage();
  const played = playMission(mission);
  const { user, system } = process.cpuUsage(before);
  process.stdout.write(`${JSON.stringify({ ...played, seconds: (user + system) / 1e6 })}\n`);
}
