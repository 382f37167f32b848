import type { Json } from '../position/json.ts';
import { enumerate } from './question.ts';
import type { Shape } from './shape.ts';

/** The one possible answer, if there is no other. In free talk there is always another: to say nothing yet. */
export function onlyAnswer(shape: Shape): Json | undefined {
  if (shape.kind === 'open') return undefined;
  let only: Json | undefined;
  for (const answer of enumerate(shape)) {
    if (only !== undefined) return undefined;
    only = answer;
  }
  return only;
}
