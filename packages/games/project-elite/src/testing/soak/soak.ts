import { playMission } from './random-mission.ts';

const [from = 0, to = 0] = process.argv.slice(2, 4).map(Number);

let inputs = 0;
const failures: { game: number; failure: string }[] = [];
const deeds: Record<string, number> = {};
const count = (deed: string, times = 1): void => {
  deeds[deed] = (deeds[deed] ?? 0) + times;
};
for (let game = from; game < to; game++) {
  const played = playMission(game);
  inputs += played.inputs;
  if (played.failure === null) count(`over: ${played.cause ?? ''}`);
  else failures.push({ game, failure: played.failure });
  for (const [name, times] of Object.entries(played.commands)) count(name, times);
}
process.stdout.write(JSON.stringify({ games: to - from, decisions: inputs, failures, deeds, abilities: [] }));
