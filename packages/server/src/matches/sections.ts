import { type Match, type Viewer, viewFor } from '@starboard/engine';

/**
 * A viewer's picture of a match: each piece of it as JSON text, ready to be compared and sent: those of its game's view,
 * and those every match has. Lists, since records with names put in one by one are slow.
 */
export interface Picture {
  readonly names: readonly string[];
  readonly texts: readonly string[];
  readonly shared: readonly string[];
}

export const nothing: Picture = { names: [], texts: [], shared: [] };

const sharedNames = ['prompt', 'awaited', 'canUndo', 'outcome'] as const;

export function pictureOf(match: Match, viewer: Viewer): Picture {
  const view = viewFor(match, viewer);
  return {
    names: Object.keys(view.table),
    texts: (Object.values(view.table) as unknown[]).map(jsonOf),
    shared: [jsonOf(view.prompt), jsonOf(view.awaited), String(view.canUndo), jsonOf(view.outcome)],
  };
}

/** Short things are many, and said without a serialiser. */
function jsonOf(value: unknown): string {
  if (value === null || typeof value === 'boolean' || Number.isSafeInteger(value)) return String(value);
  // a piece that is not there is sent as such, so that the viewer forgets the older one
  return JSON.stringify(value) ?? 'null';
}

/** What is different now, as the text of a JSON object; null when nothing is. */
export function changed(before: Picture, after: Picture): string | null {
  let text = '';
  const add = (name: string, now: string | undefined) => {
    text = text === '' ? `{${labelOf(name)}${now}` : `${text},${labelOf(name)}${now}`;
  };
  after.names.forEach((name, index) => {
    // nearly always a piece is in the same place as before
    const at = before.names[index] === name ? index : before.names.indexOf(name);
    if (after.texts[index] !== before.texts[at]) add(name, after.texts[index]);
  });
  before.names.forEach((name, index) => {
    if (after.names[index] !== name && !after.names.includes(name)) add(name, 'null');
  });
  sharedNames.forEach((name, index) => {
    if (after.shared[index] !== before.shared[index]) add(name, after.shared[index]);
  });
  return text === '' ? null : `${text}}`;
}

/** All of it as the text of a JSON object. */
export const textOf = (picture: Picture): string => changed(nothing, picture) ?? '{}';

// names come from the types of views: there are few of them
const labels = new Map<string, string>();

function labelOf(name: string): string {
  const known = labels.get(name);
  if (known !== undefined) return known;
  const label = `${JSON.stringify(name)}:`;
  labels.set(name, label);
  return label;
}
