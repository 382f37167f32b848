import { type BoardPlace, parseOption, placeOfOption } from '@starboard/alien-frontiers';

/** Where on the board an option can be chosen; null when it is nowhere to be seen there. */
export function placeOf(prompt: string, key: string): BoardPlace | null {
  const option = parseOption(prompt, key);
  return option && placeOfOption(option);
}
