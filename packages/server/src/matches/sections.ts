import { type Match, type Viewer, viewFor } from '@starboard/engine';

/** A viewer's picture of a match: each piece of it as JSON text, ready to be compared and sent. */
export type SectionTexts = Readonly<Record<string, string>>;

/** The pieces every match has beside those of its game's view. */
const shared = ['prompt', 'awaited', 'canUndo', 'outcome'] as const;

export function sectionsOf(match: Match, viewer: Viewer): SectionTexts {
  const { table, ...rest } = viewFor(match, viewer);
  const sections: Record<string, string> = {};
  for (const name in table) {
    sections[name] = jsonOf((table as Record<string, unknown>)[name]);
  }
  for (const name of shared) sections[name] = jsonOf(rest[name]);
  return sections;
}

/** Short things are many, and said without a serialiser. */
function jsonOf(value: unknown): string {
  if (value === null || typeof value === 'boolean' || Number.isSafeInteger(value)) return String(value);
  // a piece that is not there is sent as such, so that the viewer forgets the older one
  return JSON.stringify(value) ?? 'null';
}

/** What is different now, as the text of a JSON object; null when nothing is. */
export function changed(before: SectionTexts, after: SectionTexts): string | null {
  let text = '';
  for (const name in after) {
    if (after[name] === before[name]) continue;
    text += `${text ? ',' : ''}${JSON.stringify(name)}:${after[name]}`;
  }
  for (const name in before) {
    if (!(name in after)) text += `${text ? ',' : ''}${JSON.stringify(name)}:null`;
  }
  return text ? `{${text}}` : null;
}

/** All of it as the text of a JSON object. */
export const textOf = (sections: SectionTexts): string => changed({}, sections) ?? '{}';
