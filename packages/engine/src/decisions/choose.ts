import { pickOne } from '../position/random.ts';
import { type Reason, reason } from '../game/reason.ts';
import type { Choose, ShapeRules } from './shape.ts';

export const choose: ShapeRules<Choose> = {
  refuse(shape, answer) {
    if (typeof answer !== 'string') return reason('engine.malformed');
    return shape.options.includes(answer) ? null : whyNot(shape, answer);
  },
  enumerate: (shape) => shape.options,
  sample: (shape, random, stream) => pickOne(random, stream, shape.options),
};

export function whyNot(shape: { readonly why?: (key: string) => Reason }, key: string): Reason {
  return shape.why?.(key) ?? reason('engine.unknown-option');
}
