import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Catalogue, type Language, languages } from '../index.ts';

/** One catalogue in every language. */
export type Texts = Readonly<Record<Language, Catalogue>>;

/** Every catalogue in a folder and the folders in it, by its path without the language: `cards/aliens`. */
export function cataloguesIn(folder: URL): readonly (readonly [name: string, texts: Texts])[] {
  const root = fileURLToPath(folder);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:^|[/\\-])en\.json$/.test(file))
    .sort()
    .map((file) => {
      const start = file.slice(0, -'en.json'.length);
      const texts = languages.map((language) => [
        language,
        JSON.parse(readFileSync(join(root, `${start}${language}.json`), 'utf8')) as Catalogue,
      ]);
      return [start.slice(0, -1), Object.fromEntries(texts) as Texts];
    });
}
