import type { Json } from '../position/json.ts';
import type { GameText, Message, TextSection } from './message.ts';
import type { Viewer } from './game.ts';

/** An id as words: `fill-crates`, `fillCrates` and `toy.ask.fill-crates` are all “fill crates”. */
const words = (id: string): string =>
  id
    .slice(id.lastIndexOf('.') + 1)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_:]+/g, ' ')
    .toLowerCase();

const named = (name: string): Message => ({ key: 'engine.outline.name', params: { name: words(name) } });
const line = (name: string, value: Json): Message => ({
  key: 'engine.outline.line',
  params: { name: words(name), value: told(value) },
});

const isPlain = (value: Json): boolean => typeof value !== 'object' || value === null;

/** A value in one line. */
function told(value: Json): string {
  if (value === null || value === '') return '–';
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(within).join(', ');
  if (typeof value !== 'object') return typeof value === 'string' ? words(value) : String(value);
  const fields = Object.entries(value).map(([name, each]) => `${words(name)} ${within(each)}`);
  return fields.length === 0 ? '–' : fields.join(', ');
}

const within = (value: Json): string => (isPlain(value) ? told(value) : `(${told(value)})`);

/** A view told by the names of its fields: a section for every part, one for what is single. */
function outline(view: object): readonly TextSection[] {
  const fields = Object.entries(view as Readonly<Record<string, Json>>);
  const single = fields.filter(([, value]) => isPlain(value));
  const parts = fields.filter(([, value]) => !isPlain(value));
  return [
    ...(single.length > 0
      ? [{ title: { key: 'engine.outline.table' }, lines: single.map(([name, value]) => line(name, value)) }]
      : []),
    ...parts.map(([name, value]) => ({ title: named(name), lines: linesOf(value) })),
  ];
}

const linesOf = (value: Json): readonly Message[] =>
  Array.isArray(value)
    ? (value as readonly Json[]).map((each, index) => line(String(index + 1), each))
    : Object.entries(value as Readonly<Record<string, Json>>).map(([name, each]) => line(name, each));

/** The table as a viewer knows it, told in words: the game's own, or the names of what it shows. */
export const tableAsText = (text: GameText, view: object, viewer: Viewer): readonly TextSection[] =>
  text.asText?.(view, viewer) ?? outline(view);

/** For a game that has no texts yet: its ids, spelled out. */
export const spelledOut: GameText = {
  prompt: named,
  option: (_prompt, key) => named(key),
  event: ({ type, ...facts }) => line(type, facts),
  reason: ({ key, params }) => (key.startsWith('engine.') ? { key, ...(params && { params }) } : named(key)),
};
