import { derivedSeed, type Json, type Means, type Prompt, whatIf } from '@starboard/engine';
import { canonical } from '@starboard/engine';
import type { Thinking } from './levels.ts';
import { chooseAnew, playedOn } from './rollout.ts';

/**
 * The answer that leads furthest on the average of some re-dealt worlds, in which all seats play the encounter to its end
 * by the policy. The same luck in each world for all answers, so that only the answers differ. What the policy says
 * stands, unless another answer is better by more than chance makes likely.
 */
export function think(
  { prompt }: Prompt,
  byPolicy: Json,
  answers: readonly Json[],
  { seat, random, look }: Means,
  { worlds }: Thinking,
): Json {
  const others = answers.filter((answer) => canonical(answer) !== canonical(byPolicy));
  const gains = others.map(() => new Average());
  for (let world = 0; world < worlds; world++) {
    const match = look('usable');
    if (prompt === 'ce.ask.select') chooseAnew(match, seat);
    const seed = derivedSeed(random, 'rollouts');
    const usual = playedOn(whatIf(match, seat, byPolicy), seat, seed);
    for (const [index, answer] of others.entries())
      gains[index]?.add(playedOn(whatIf(match, seat, answer), seat, seed) - usual);
  }
  let best = byPolicy;
  let most = 0;
  for (const [index, gain] of gains.entries()) {
    const sure = gain.mean - gain.doubt;
    if (sure > most) [best, most] = [others[index] as Json, sure];
  }
  return best;
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

  /** One standard error. */
  get doubt(): number {
    const variance = this.#squares / Math.max(1, this.#count) - this.mean ** 2;
    return Math.sqrt(Math.max(0, variance) / Math.max(1, this.#count - 1));
  }
}
