import { type Side, sides, type Step } from './stage.ts';

/** All steps in the order they come in: from left to right. */
export const inOrder = (steps: readonly Step[]): readonly Step[] =>
  sides.flatMap((side) => steps.filter((step) => step.side === side));

/** Milliseconds from one step to the next; however many there are, all have come in soon. */
export const apartBy = (count: number): number => Math.min(90, Math.floor(360 / Math.max(1, count - 1)));

/** What a side has come to once so many steps have come in. */
export function totalAfter(steps: readonly Step[], side: Side, come: number): number {
  const told = inOrder(steps).slice(0, come);
  return told.findLast((step) => step.side === side)?.to ?? 0;
}
