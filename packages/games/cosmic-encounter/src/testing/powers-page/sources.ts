import { readdirSync, readFileSync } from 'node:fs';

const src = new URL('../../', import.meta.url);

/** All that is written of an alien, an artifact or a technology: its file, or the files of its folder. */
export function sourceOf(path: string): string {
  if (path.endsWith('.ts')) return readFileSync(new URL(path, src), 'utf8');
  const files = readdirSync(new URL(`${path}/`, src)).filter((file) => !file.endsWith('.test.ts'));
  return files
    .sort()
    .map((file) => sourceOf(`${path}/${file}`))
    .join('\n');
}

/** Rooms of `rules/` whose words tell something; others are in every record. */
const isTelling = (path: string): boolean =>
  /rules\/(?:cards|ships|powers|techs|encounter|phases|deal|turn|asking)\//.test(path) &&
  !/\/(?:reading|modifier|asking)\.ts$/.test(path);

/** The words of the rules it is written with. */
export const wordsIn = (source: string): string[] =>
  [...source.matchAll(/^import \{([^}]*)\} from '([^']*)';$/gm)]
    .filter(([, , path = '']) => isTelling(path))
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));

/** How it changes totals. */
export const modifiersIn = (source: string): string[] =>
  [...source.matchAll(/\bop: '([a-z-]+)'/g)].map(([, op = '']) => op);

/** Fields of sheets, players, batches and uses that some records are about. */
const otherFields =
  /\.(aside|cannon|cardTo|cardsFrom|claim|happened|healed|prometheus|removed|settings\.\w+|tokens|triggers)\b/g;

/** What it looks at or sets in the encounter and elsewhere. */
export function fieldsIn(source: string): string[] {
  const named = [
    ...source.matchAll(/(?<!')\bencounter(?:Of\([\w.]+\))?\.(\w+)/g),
    ...source.matchAll(otherFields),
  ];
  const unpacked = [...source.matchAll(/\{([^{}]*)\} = encounterOf\(/g)].flatMap(([, fields = '']) =>
    fields.split(',').map((field) => (field.split(':')[0] ?? '').trim()),
  );
  return [...named.map(([, field = '']) => field), ...unpacked].filter((field) => /^[a-z]/i.test(field));
}

const recordOpening = /^export const \w+(?:: AbilityRecord = | = (?:alien|artifact|technology)\()/m;

/** What the record says it is, and the remarks between its lines; `W` and `S` mark the sides of a flare. */
export function remarksIn(source: string): string {
  const opening = source.search(recordOpening);
  const [comment = ''] = /\/\*\* (?:[^*]|\*(?!\/))* \*\/\n$/.exec(source.slice(0, opening)) ?? [];
  const remarks: string[] = [];
  let slot = '';
  const lines = source.slice(opening).split('\n');
  for (const [at, line] of lines.entries()) {
    const remark = /^( +)\/\/ (.*)$/.exec(line);
    // a remark above a slot is about that slot
    const [, key] = /^ {2}(\w+):/.exec((remark && lines[at + 1]) || line) ?? [];
    slot = key ?? slot;
    if (remark) remarks.push(`${marksOf[slot] ?? ''}${remark[2] ?? ''}.`);
  }
  return [comment.replace(/^\/\*\* | \*\/\n$/g, ''), ...remarks.map(capital)].join(' ');
}

const marksOf: Readonly<Record<string, string>> = { wild: '**W** ', super: '**S** ' };

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
