import { type Json, type Reason, reason, type WireShape } from '@starboard/engine';
import { emptyDraft, toggled, totalOf, withSlot } from '../../../table/answers/draft.ts';
import { amountKey } from '../keys/places.ts';

/** Of a form, which part a key is of; every other shape is one part. */
export interface PartKey {
  readonly part: string | null;
  readonly key: string;
}

/** All that a shape offers to be pressed. Free talk has a screen of its own. */
export function offeredIn(shape: WireShape, part: string | null = null): readonly PartKey[] {
  switch (shape.kind) {
    case 'choose':
    case 'pick':
      return shape.options.map((key) => ({ part, key }));
    case 'split':
      return shape.slots.map(({ key }) => ({ part, key }));
    case 'amount':
      return [{ part, key: amountKey }];
    case 'form':
      return Object.entries(shape.parts).flatMap(([name, each]) => offeredIn(each, name));
    case 'open':
      return [];
  }
}

/** How many a key stands for in the draft, and how many it could. */
export interface Count {
  readonly count: number;
  readonly most: number;
}

export function countOf(shape: WireShape, draft: Json, { part, key }: PartKey): Count {
  if (part !== null && shape.kind === 'form') {
    const each = shape.parts[part];
    return each ? countOf(each, partOf(draft, part, each), { part: null, key }) : { count: 0, most: 0 };
  }
  switch (shape.kind) {
    case 'choose':
      return { count: draft === key ? 1 : 0, most: 1 };
    case 'pick':
      return { count: (draft as readonly string[]).includes(key) ? 1 : 0, most: 1 };
    case 'amount':
      return { count: draft as number, most: shape.max };
    case 'split': {
      const split = draft as Readonly<Record<string, number>>;
      const count = split[key] ?? 0;
      const max = shape.slots.find((slot) => slot.key === key)?.max ?? 0;
      return { count, most: Math.min(max, count + Math.max(0, shape.max - totalOf(split))) };
    }
    case 'form':
    case 'open':
      return { count: 0, most: 0 };
  }
}

/** The draft with so many of a key in it. */
export function withCount(shape: WireShape, draft: Json, { part, key }: PartKey, count: number): Json {
  if (part !== null && shape.kind === 'form') {
    const each = shape.parts[part];
    if (!each) return draft;
    const changed = withCount(each, partOf(draft, part, each), { part: null, key }, count);
    return { ...(draft as Readonly<Record<string, Json>>), [part]: changed };
  }
  switch (shape.kind) {
    case 'choose':
      return count > 0 ? key : null;
    case 'pick': {
      const chosen = draft as readonly string[];
      return chosen.includes(key) === count > 0 ? draft : toggled(chosen, key, shape.max);
    }
    case 'amount':
      return Math.min(shape.max, Math.max(shape.min, count));
    case 'split':
      return withSlot(draft as Readonly<Record<string, number>>, key, count);
    case 'form':
    case 'open':
      return draft;
  }
}

const partOf = (draft: Json, part: string, shape: WireShape): Json =>
  (draft as Readonly<Record<string, Json>> | null)?.[part] ?? emptyDraft(shape);

/**
 * The draft after a press on something that stands for these keys. Each press adds one; when no more can be added, or
 * when one of several has been chosen, the next press goes on to the next key, and after the last to none.
 */
export function pressed(shape: WireShape, draft: Json, keys: readonly PartKey[]): Json {
  const counts = keys.map((key) => ({ key, ...countOf(shape, draft, key) }));
  const isOne = shape.kind === 'choose';
  const at = isOne ? counts.findIndex(({ count }) => count > 0) : -1;
  const next = isOne ? counts[at + 1] : counts.find(({ count, most }) => count < most);
  if (next && hasRoom(shape, draft, next.key)) return withCount(shape, draft, next.key, next.count + 1);
  return counts.reduce((left, { key }) => withCount(shape, left, key, 0), draft);
}

/** Whether one more can be chosen: where only one is wanted, it takes the place of the other. */
function hasRoom(shape: WireShape, draft: Json, { part, key }: PartKey): boolean {
  if (part !== null && shape.kind === 'form') {
    const each = shape.parts[part];
    return each !== undefined && hasRoom(each, partOf(draft, part, each), { part: null, key });
  }
  return shape.kind !== 'pick' || shape.max === 1 || (draft as readonly string[]).length < shape.max;
}

/** Why a press brings nothing though the place is lit; null where it does. */
export function whyFull(shape: WireShape, draft: Json, keys: readonly PartKey[]): Reason | null {
  const isIn = keys.some((key) => countOf(shape, draft, key).count > 0);
  const isRoom = keys.some((key) => countOf(shape, draft, key).most > 0 && hasRoom(shape, draft, key));
  if (isIn || isRoom) return null;
  return 'max' in shape ? reason('engine.too-many', { max: shape.max }) : null;
}
