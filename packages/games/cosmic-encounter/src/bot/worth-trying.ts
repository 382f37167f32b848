import type { Json, Means, Prompt } from '@starboard/engine';
import { windowOf } from '../keys/index.ts';
import type { Thinking } from './levels.ts';

/** Questions about which no thought is worth its time: what follows is much the same. */
const trifles: readonly string[] = ['return-ships', 'prometheus', 'top-of-discard', 'put-back', 'look'];

/** The answers to be tried besides the policy's; none where it is not worth it. */
export function worthTrying(
  { prompt, shape }: Prompt,
  { draw }: Means,
  { answers, about }: Thinking,
): readonly Json[] {
  const isWindow = windowOf(prompt) !== null;
  if (!isWindow && (about === 'windows' || trifles.includes(prompt.slice('ce.ask.'.length)))) return [];
  if (shape.kind === 'choose' && shape.options.length <= answers) return shape.options;
  return Array.from({ length: answers - 1 }, draw);
}
