import { below } from '../position/random.ts';
import { reason } from '../game/reason.ts';
import { whyNot } from './choose.ts';
import type { ShapeRules, Split } from './shape.ts';

export const split: ShapeRules<Split> = {
  refuse(shape, answer) {
    if (typeof answer !== 'object' || answer === null || Array.isArray(answer))
      return reason('engine.malformed');
    const most = new Map(shape.slots.map(({ key, max }) => [key, max]));
    const unknown = Object.keys(answer).find((key) => !most.has(key));
    if (unknown !== undefined) return whyNot(shape, unknown);
    let total = 0;
    for (const [key, number] of Object.entries(answer)) {
      const max = most.get(key) as number;
      if (!Number.isInteger(number)) return reason('engine.malformed');
      if (number < 0 || number > max) return reason('engine.out-of-range', { min: 0, max });
      total += number;
    }
    if (total < shape.min) return reason('engine.too-few', { min: shape.min });
    if (total > shape.max) return reason('engine.too-many', { max: shape.max });
    return null;
  },
  *enumerate(shape) {
    yield* spreads(shape, 0, {}, 0);
  },
  sample(shape, random, stream) {
    const room = shape.slots.map((slot) => slot.max);
    let free = sum(room);
    const most = Math.min(shape.max, free);
    for (let left = shape.min + below(random, stream, most - shape.min + 1); left > 0; left--) {
      // every token that could still be given is equally likely to be the next
      let at = below(random, stream, free--);
      let index = 0;
      while (at >= (room[index] as number)) at -= room[index++] as number;
      room[index] = (room[index] as number) - 1;
    }
    const given: Record<string, number> = {};
    for (const [index, { key, max }] of shape.slots.entries()) {
      const number = max - (room[index] as number);
      if (number > 0) given[key] = number;
    }
    return given;
  },
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Slots with nothing in them are left out, so that every answer has one spelling. */
function* spreads(
  shape: Split,
  index: number,
  given: Readonly<Record<string, number>>,
  total: number,
): Iterable<Record<string, number>> {
  const slot = shape.slots[index];
  if (!slot) {
    if (total >= shape.min) yield { ...given };
    return;
  }
  yield* spreads(shape, index + 1, given, total);
  for (let number = 1; number <= Math.min(slot.max, shape.max - total); number++) {
    yield* spreads(shape, index + 1, { ...given, [slot.key]: number }, total + number);
  }
}
