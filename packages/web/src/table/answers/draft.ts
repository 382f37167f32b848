import { type Json, type Reason, reason, refuse, type WireShape } from '@starboard/engine';

/** An answer before anything has been chosen. */
export function emptyDraft(shape: WireShape): Json {
  switch (shape.kind) {
    case 'choose':
      return shape.options.length === 1 ? (shape.options[0] ?? null) : null;
    case 'pick':
      return [];
    case 'amount':
      return shape.min;
    case 'split':
      return {};
    case 'form':
      return Object.fromEntries(Object.entries(shape.parts).map(([part, each]) => [part, emptyDraft(each)]));
    case 'open':
      return null;
  }
}

/** What is still missing, or too much; null when the answer can be given. */
export function whyNotYet(shape: WireShape, draft: Json): Reason | null {
  if (shape.kind === 'open') return reason('engine.malformed');
  if (shape.kind === 'choose' && draft === null) return reason('engine.too-few', { min: 1 });
  if (shape.kind === 'form') {
    const given = draft as Readonly<Record<string, Json>>;
    for (const [part, each] of Object.entries(shape.parts)) {
      const why = whyNotYet(each, given[part] ?? null);
      if (why) return why;
    }
    return null;
  }
  return refuse(shape, draft);
}

/** A choice put in or taken out. Where only one can be chosen, it takes the place of the other. */
export function toggled<Each>(chosen: readonly Each[], each: Each, max = Infinity): readonly Each[] {
  if (chosen.includes(each)) return chosen.filter((other) => other !== each);
  return max === 1 ? [each] : [...chosen, each];
}

/** A slot set to a number; empty slots are left out, so that every answer has one spelling. */
export function withSlot(
  split: Readonly<Record<string, number>>,
  key: string,
  count: number,
): Readonly<Record<string, number>> {
  const { [key]: _, ...others } = split;
  return count === 0 ? others : { ...others, [key]: count };
}

export const totalOf = (split: Readonly<Record<string, number>>): number =>
  Object.values(split).reduce((total, count) => total + count, 0);
