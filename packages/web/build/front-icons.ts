import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const sources = fileURLToPath(new URL('../src', import.meta.url));
const library = fileURLToPath(import.meta.resolve('lucide-react/dist/esm/lucide-react.mjs'));

/** The first pages of a visit, and what they are made of. */
const front =
  /^(?:app\/(?:[^/]+|(?:landing|play|shelf|shell)\/.+)|(?:design|loading|games\/[^/]+\/art)\/.+)\.tsx$/;

/** The files of the icons that the first pages use; a page that came later would bring the others in any case. */
export function frontIcons(): ReadonlySet<string> {
  const fileOf = new Map<string, string>();
  for (const [, names, file] of matches(readFileSync(library, 'utf8'), /{([^}]+)} from '.\/icons\/(.+?)'/g))
    for (const name of names.split(',')) fileOf.set(name.replace('default as', '').trim(), file);
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) =>
    front.test(file),
  );
  const used = files.flatMap((file) =>
    matches(readFileSync(join(sources, file), 'utf8'), /{([^}]+)} from 'lucide-react'/g).flatMap(
      ([, names]) => names.split(',').map((name) => name.replace(/\bas\b.*/, '').trim()),
    ),
  );
  return new Set(used.flatMap((name) => fileOf.get(name) ?? []));
}

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)] as unknown as readonly [string, string, string][];
