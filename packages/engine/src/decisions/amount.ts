import { below } from '../position/random.ts';
import { reason } from '../game/reason.ts';
import type { Amount, ShapeRules } from './shape.ts';

export const amount: ShapeRules<Amount> = {
  refuse(shape, answer) {
    if (!Number.isInteger(answer)) return reason('engine.malformed');
    const number = answer as number;
    if (number >= shape.min && number <= shape.max) return null;
    return reason('engine.out-of-range', { min: shape.min, max: shape.max });
  },
  *enumerate(shape) {
    for (let number = shape.min; number <= shape.max; number++) yield number;
  },
  sample: (shape, random, stream) => shape.min + below(random, stream, shape.max - shape.min + 1),
};
