import { type Json, type Question, viewOf } from '@starboard/engine';
import { isRecord } from '@starboard/records';
import type { Sitting } from './sitting.ts';

/** An answer in words: a number, what was picked, or how much of each. */
export function answerText(
  sitting: Sitting,
  { seat }: Pick<Question, 'seat'>,
  prompt: string,
  answer: Json,
): string {
  const { board, voice, hosted } = sitting;
  const view = viewOf(hosted.match, seat);
  const option = (key: string) => voice.say(board.label(view, prompt, key));
  if (typeof answer === 'string') return option(answer);
  if (Array.isArray(answer))
    return answer
      .filter((key) => typeof key === 'string')
      .map(option)
      .join(', ');
  if (!isRecord(answer)) return JSON.stringify(answer);
  return Object.entries(answer)
    .map(([key, count]) => `${option(key)}: ${JSON.stringify(count)}`)
    .join(', ');
}
