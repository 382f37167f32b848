import type { Json, Prompt, Viewer } from '@starboard/engine';
import { emptyDraft } from '../../../table/answers/draft.ts';

/** Words that let something be, or do nothing: they are never chosen for the player. */
const declining: ReadonlySet<string> = new Set(['pass', 'decline', 'none', 'no-more', 'waive']);

export const isDeclining = (key: string): boolean => declining.has(key);

/** What stands chosen before the player has chosen: the only thing there is to do, if there is one. */
export function firstDraft({ shape, isWindow, params }: Prompt, viewer: Viewer): Json {
  if (shape.kind !== 'choose') return emptyDraft(shape);
  // few players mean to answer themselves
  if (isWindow && params?.['seat'] === viewer) return null;
  const deeds = shape.options.filter((key) => !isDeclining(key));
  return deeds.length === 1 ? (deeds[0] ?? null) : null;
}
