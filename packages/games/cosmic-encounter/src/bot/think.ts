import { canonical, derivedSeed, type Json, type Means, type Prompt, whatIf } from '@starboard/engine';
import { isAbility } from '../content/abilities.ts';
import { abilityOf } from '../rules/abilities/registry.ts';
import type { Thinking } from './levels.ts';
import { chooseAnew, momentOf, playedOn } from './rollout.ts';

/** After so many worlds an answer that has not gained by then is given up. */
const leastWorlds = 2;

/**
 * The answer that leads furthest on the average of some re-dealt worlds, in which all seats play the encounter to its end
 * by the policy. The same luck in each world for all answers, so that only the answers differ. What the policy says
 * stands, unless another answer is better by more than chance makes likely. Answers that do not look better are given up
 * one after the other, and with the last of them the thought is over: most end early. What the bot likes about an answer
 * counts as if it led further. What changes nothing is kept, unless its record advises it: what a player learns is worth
 * something that no imagined play shows.
 */
export function think(
  { prompt }: Prompt,
  byPolicy: Json,
  answers: readonly Json[],
  { seat, random, look }: Means,
  { worlds }: Thinking,
  liking: (answer: Json) => number = () => 0,
): Json {
  const usualText = canonical(byPolicy);
  const usualLiking = liking(byPolicy);
  let tried = answers
    .filter((answer) => canonical(answer) !== usualText)
    .map((answer) => ({ answer, liked: liking(answer) - usualLiking, gain: new Average() }));
  const kept = tried.find(({ answer }) => answer === 'pass')?.gain;
  for (let world = 0; world < worlds && tried.length > 0; world++) {
    const match = look('usable');
    if (prompt === 'ce.ask.select') chooseAnew(match, seat);
    const seed = derivedSeed(random, 'rollouts');
    const from = momentOf(match);
    const usual = playedOn(whatIf(match, seat, byPolicy), from, seat, seed);
    for (const { answer, liked, gain } of tried)
      gain.add(playedOn(whatIf(match, seat, answer), from, seat, seed) - usual + liked);
    if (world + 1 >= leastWorlds) tried = stillHopeful(tried);
  }
  let best = byPolicy;
  let most = 0;
  for (const { answer, gain } of tried) {
    const sure = gain.mean - gain.doubt;
    if (sure > most) [best, most] = [answer, sure];
  }
  return best === byPolicy && kept?.isNothing && !isAdvised(byPolicy) ? 'pass' : best;
}

/** Whether the record of what is used says when to use it. */
const isAdvised = (used: Json): boolean =>
  typeof used === 'string' && isAbility(used) && abilityOf(used).isWise !== undefined;

interface Tried {
  readonly answer: Json;
  /** How much more the bot likes it than the policy's. */
  readonly liked: number;
  readonly gain: Average;
}

/** Those that may yet be better than the policy's, and than the best of them. */
function stillHopeful(tried: readonly Tried[]): Tried[] {
  let least = 0;
  for (const { gain } of tried) least = Math.max(least, gain.mean - gain.doubt);
  return tried.filter(
    ({ answer, gain }) =>
      (gain.mean > 0 || (answer === 'pass' && gain.isNothing)) && gain.mean + gain.doubt >= least,
  );
}

/** The mean of what was measured, and how far it may be off. */
class Average {
  #count = 0;
  #sum = 0;
  #squares = 0;

  add(value: number): void {
    this.#count++;
    this.#sum += value;
    this.#squares += value * value;
  }

  get mean(): number {
    return this.#sum / Math.max(1, this.#count);
  }

  /** Whether nothing at all was measured, each time. */
  get isNothing(): boolean {
    return this.#squares === 0;
  }

  /** One standard error. */
  get doubt(): number {
    const variance = this.#squares / Math.max(1, this.#count) - this.mean ** 2;
    return Math.sqrt(Math.max(0, variance) / Math.max(1, this.#count - 1));
  }
}
