import { below, shuffle } from '../position/random.ts';
import { reason } from '../game/reason.ts';
import { whyNot } from './choose.ts';
import type { Pick, ShapeRules } from './shape.ts';

export const pick: ShapeRules<Pick> = {
  refuse(shape, answer) {
    if (!Array.isArray(answer)) return reason('engine.malformed');
    for (const [index, key] of answer.entries()) {
      if (typeof key !== 'string') return reason('engine.malformed');
      if (!shape.options.includes(key)) return whyNot(shape, key);
      if (answer.indexOf(key) !== index) return reason('engine.twice-the-same');
    }
    if (answer.length < shape.min) return reason('engine.too-few', { min: shape.min });
    if (answer.length > shape.max) return reason('engine.too-many', { max: shape.max });
    return null;
  },
  *enumerate(shape) {
    yield* subsets(shape, 0, []);
  },
  sample(shape, random, stream) {
    const most = Math.min(shape.max, shape.options.length);
    const count = shape.min + below(random, stream, most - shape.min + 1);
    const chosen = shuffle(random, stream, [...shape.options]).slice(0, count);
    return shape.options.filter((key) => chosen.includes(key));
  },
};

function* subsets(shape: Pick, from: number, chosen: readonly string[]): Iterable<string[]> {
  if (chosen.length >= shape.min) yield [...chosen];
  if (chosen.length === shape.max) return;
  for (let i = from; i < shape.options.length; i++) {
    yield* subsets(shape, i + 1, [...chosen, shape.options[i] as string]);
  }
}
