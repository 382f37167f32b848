import { alienFrontiers } from '@starboard/alien-frontiers';
import { luckFor, playOut } from '@starboard/bots';
import { type Bot, startMatch } from '@starboard/engine';

/** Games of a bot against itself: one each. */
export function playing(bot: Bot): (seed: number) => number {
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
