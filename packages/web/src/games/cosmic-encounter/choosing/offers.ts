import type { View } from '@starboard/cosmic-encounter';
import type { Json, Prompt, Viewer } from '@starboard/engine';
import { type CePlace, placesOf } from '../keys/places.ts';
import { countOf, offeredIn, type PartKey } from './pressing.ts';

/** What a lit place stands for. */
export interface Offer {
  /** The options it is, or has to do with. */
  readonly keys: readonly string[];
  readonly isChosen: boolean;
  /** How many of the draft are from here, ships mostly, and how many could be. */
  readonly count: number;
  readonly most: number;
}

export type KeysByPlace = ReadonlyMap<CePlace, readonly PartKey[]>;

/** Everything the prompt offers, by where it is on the screen. */
export function keysByPlace(view: View, viewer: Viewer, prompt: Prompt | null): KeysByPlace {
  const found = new Map<CePlace, PartKey[]>();
  if (!prompt) return found;
  for (const each of offeredIn(prompt.shape))
    for (const place of placesOf(view, viewer, askedIn(prompt.prompt, each.part), each.key))
      found.set(place, [...(found.get(place) ?? []), each]);
  return found;
}

/** A part of a form is asked as `<prompt>.<part>`. */
export const askedIn = (prompt: string, part: string | null): string =>
  part === null ? prompt : `${prompt}.${part}`;

export function offerOf({ shape }: Prompt, draft: Json, keys: readonly PartKey[]): Offer {
  const counts = keys.map((key) => countOf(shape, draft, key));
  const sum = (of: 'count' | 'most') => counts.reduce((total, each) => total + each[of], 0);
  return {
    keys: keys.map(({ key }) => key),
    isChosen: sum('count') > 0,
    count: sum('count'),
    most: shape.kind === 'choose' ? 1 : sum('most'),
  };
}
