import {
  below,
  decisionOf,
  hearsClock,
  type Input,
  type Match,
  pickOne,
  type RandomState,
  randomFrom,
  sample,
  startMatch,
  submit,
  wakesAt,
} from '@starboard/engine';
import { projectElite } from '../game.ts';
import type { Options } from '../rules/state/options.ts';

/** The most milliseconds between two acts of the team. */
const pace = 300;

export const begin = (seats: number, seed: string, options: Partial<Options> = {}): Match =>
  startMatch(projectElite, { seats, seed, options: { ...options }, undo: false });

/** What happens next where all seats act at random: an act, or before it what is due. */
export function randomInput(match: Match, luck: RandomState): Input {
  const { position } = match;
  const isTimed = hearsClock(projectElite, position);
  const at = position.now + (isTimed ? below(luck, 'pace', pace) : 0);
  const bell = wakesAt(match, true);
  if (bell !== null && bell <= at) return { at: bell };
  const { seat, shape } = pickOne(luck, 'seat', match.questions);
  const answer = sample(shape, luck, 'answer');
  return { seat, decision: decisionOf(match, seat), answer, ...(isTimed && { at }) };
}

export function mustTake(match: Match, input: Input): void {
  const taken = submit(match, input);
  if (!taken.accepted) throw new Error(`${JSON.stringify(input)}: ${taken.reason.key} ${taken.error?.stack}`);
}

/** All that is handed in in a mission played at random. */
export function randomInputs(seats: number, seed: string, options: Partial<Options> = {}): readonly Input[] {
  const match = begin(seats, seed, options);
  const luck = randomFrom(`luck of ${seed}`);
  const inputs: Input[] = [];
  while (!match.position.outcome) {
    const input = randomInput(match, luck);
    mustTake(match, input);
    inputs.push(input);
  }
  return inputs;
}
