import { type Match, type Viewer, viewFor } from '@starboard/engine';
import { hasDecided } from '@starboard/host';
import type { Sections } from '@starboard/protocol';

/** A viewer's picture of a match: each section of it, and its text to compare it by. */
export type Picture = ReadonlyMap<string, { readonly text: string; readonly value: unknown }>;

export const nothing: Picture = new Map();

/** `isOver`: the player has ended it, and nothing is asked any more, whatever the rules would ask. */
export function pictureOf(match: Match, viewer: Viewer, isOver = false): Picture {
  const { view, prompt, awaited, canUndo, outcome } = viewFor(match, viewer);
  const asked = isOver ? { prompt: null, awaited: [], canUndo: false } : { prompt, awaited, canUndo };
  const sections = { ...view, ...asked, outcome, hasDecided: hasDecided(match, viewer) };
  return new Map(
    // a piece that is not there is sent as such, so that the viewer forgets the older one
    Object.entries<unknown>(sections).map(([name, value]) => [
      name,
      { text: JSON.stringify(value ?? null), value: value ?? null },
    ]),
  );
}

/** The sections that are different now; one that is gone is null. */
export function changed(before: Picture, after: Picture): Sections {
  const sections: Record<string, unknown> = {};
  for (const [name, { text, value }] of after) if (before.get(name)?.text !== text) sections[name] = value;
  for (const name of before.keys()) if (!after.has(name)) sections[name] = null;
  return sections;
}
