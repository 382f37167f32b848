import { type Bot, botByName, luckFor } from '@starboard/bots';
import type { AnyGame } from '@starboard/engine';
import { type Plan, seedOf, type Stretch } from '../simulate/plan.ts';
import { type Failure, failureOf, playOne } from '../simulate/play-stretch.ts';
import { Stopwatch, type ThinkingTimes } from './thinking-times.ts';

/** What came of some games of an arena. */
export interface Bouts {
  readonly from: number;
  /** For each game, what the bot in each place of the list won of it: all, its part of a shared win, or nothing. */
  readonly shares: readonly (readonly number[])[];
  readonly failures: readonly Failure[];
  /** By bot. */
  readonly times: Readonly<Record<string, ThinkingTimes>>;
}

/**
 * Every deal is played as often as there are seats, and each time the bots move on by one: so each plays every seat, with
 * all that it was dealt, that the others play.
 */
export function playBouts(plan: Plan, game: AnyGame, { from, to }: Stretch): Bouts {
  const watches = new Map(plan.bots.map((name) => [name, new Stopwatch()]));
  const shares: number[][] = [];
  const failures: Failure[] = [];
  for (let number = from; number < to; number++) {
    const turn = number % plan.seats;
    const seed = seedOf(plan, Math.floor(number / plan.seats));
    const places = plan.bots.map((_, seat) => (seat + turn) % plan.seats);
    const bots = places.flatMap((place) => {
      const name = plan.bots[place] ?? '';
      const bot = botByName(name, game);
      return bot ? [timed(bot, watches.get(name) as Stopwatch)] : [];
    });
    const { outcome, failure } = playOne(plan, game, bots, seed, luckFor(`${seed} ${turn}`));
    if (failure !== null) failures.push(failureOf(number, seed, failure));
    const winners = outcome?.winners ?? [];
    const won = plan.bots.map(() => 0);
    for (const seat of winners) won[places[seat] ?? 0] = 1 / winners.length;
    shares.push(won);
  }
  const times = Object.fromEntries([...watches].map(([name, watch]) => [name, watch.times]));
  return { from, shares, failures, times };
}

/** The same bot against a watch. */
const timed = (bot: Bot, watch: Stopwatch): Bot => ({
  name: bot.name,
  decide(prompt, means) {
    const began = performance.now();
    const said = bot.decide(prompt, means);
    watch.add(performance.now() - began);
    return said;
  },
});
