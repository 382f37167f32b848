import { alienFrontiers } from '@starboard/alien-frontiers';
import { botByName, luckFor, playOut } from '@starboard/bots';
import { startMatch } from '@starboard/engine';

/** Games of two bots of one name: one each. */
export function playing(name: string): (seed: number) => number {
  const bot = botByName(name, alienFrontiers);
  if (!bot) throw new Error(`nobody is called ${name}`);
  return (seed) => {
    const match = startMatch(alienFrontiers, { seats: 2, seed: `match ${seed}`, undo: false });
    const { failure } = playOut(match, {
      bots: [bot, bot],
      random: luckFor(`bots ${seed}`),
      mostDecisions: 5000,
    });
    if (failure) throw new Error(failure);
    return 1;
  };
}
