import {
  type AnyGame,
  below,
  canUndo,
  decisionOf,
  hearsClock,
  type Input,
  type Match,
  pickOne,
  type RandomState,
  randomFrom,
  type Seat,
  sample,
  submit,
  wakesAt,
} from '@starboard/engine';
import { type Beginning, begin } from '../log/beginning.ts';
import type { PlayedInput } from '../log/log-player.ts';
import { takeBack } from '../log/play-log.ts';

export interface RandomPlay {
  readonly match: Match;
  readonly inputs: readonly PlayedInput[];
  /** What each input brought about. */
  readonly events: readonly (readonly { readonly type: string }[])[];
}

const mostTakebacks = 4;

/** A match of legal answers; a restless one with steps back, and going back by agreement, in between. */
export function playAtRandom(
  game: AnyGame,
  beginning: Beginning,
  { most = 5000, isRestless = false }: { readonly most?: number; readonly isRestless?: boolean } = {},
): RandomPlay {
  const random = randomFrom(`play ${beginning.seed}`);
  const inputs: PlayedInput[] = [];
  const events: (readonly { readonly type: string }[])[] = [];
  let match = begin(game, beginning);
  let takebacks = 0;
  while (!match.position.outcome && inputs.length < most) {
    const wantsBack = isRestless && takebacks < mostTakebacks && below(random, 'back', 15) === 0;
    if (wantsBack) {
      const takeback = below(random, 'to', inputs.length + 1);
      match = takeBack(game, beginning, inputs, takeback);
      inputs.push({ takeback });
      events.push([]);
      takebacks++;
      continue;
    }
    const input = (isRestless && stepBack(match, random)) || nextInput(match, random);
    const result = submit(match, input);
    if (!result.accepted) throw new Error(`${JSON.stringify(input)} was refused: ${result.reason.key}`);
    inputs.push(input);
    events.push(result.events);
  }
  return { match, inputs, events };
}

function stepBack(match: Match, random: RandomState): Input | null {
  const able = match.position.decisions.flatMap((_, seat): Seat[] => (canUndo(match, seat) ? [seat] : []));
  return able.length > 0 && below(random, 'undo', 6) === 0
    ? { seat: pickOne(random, 'undo', able), undo: true }
    : null;
}

function nextInput(match: Match, random: RandomState): Input {
  const { position } = match;
  const bell = wakesAt(match, true) ?? Number.POSITIVE_INFINITY;
  const time = hearsClock(match.game, position)
    ? { at: Math.min(bell, position.now + below(random, 'pause', 400)) }
    : {};
  if ('at' in time && (match.questions.length === 0 || time.at === bell || below(random, 'wait', 4) === 0))
    return { at: time.at };
  const { seat, shape } = pickOne(random, 'seat', match.questions);
  return { seat, decision: decisionOf(match, seat), answer: sample(shape, random, 'answer'), ...time };
}
