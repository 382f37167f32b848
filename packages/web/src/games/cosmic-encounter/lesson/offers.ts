import type { Json, Prompt } from '@starboard/engine';

type Shape = Prompt['shape'];
type Offers = (shape: Shape) => Shape;

/** One option alone, to be chosen. */
export const only =
  (key: string): Offers =>
  (shape) => {
    if (shape.kind === 'choose') return { ...shape, options: shape.options.filter((each) => each === key) };
    if (shape.kind === 'pick') return { ...shape, options: [key], min: 1, max: 1 };
    if (shape.kind !== 'split') return shape;
    const slots = shape.slots.filter((slot) => slot.key === key);
    return { ...shape, slots, max: slots.reduce((sum, { max }) => sum + max, 0) };
  };

/** One ship, and from home: no colony is given up for it. */
export const oneFromHome: Offers = (shape) =>
  shape.kind === 'split'
    ? { ...shape, slots: shape.slots.filter(({ key }) => key.startsWith('red-')), max: 1 }
    : shape;

/** One act alone of all that could be said at any moment. */
export const onlyAct =
  (act: string): Offers =>
  (shape) => {
    if (shape.kind !== 'open') return shape;
    const acts = Object.entries(shape.acts ?? {}).filter(([name]) => name === act);
    return { ...shape, acts: Object.fromEntries(acts) };
  };

/** Whichever ships they are, and however many. */
export const someShips = (answer: Json): boolean =>
  typeof answer === 'object' && answer !== null && !Array.isArray(answer);
