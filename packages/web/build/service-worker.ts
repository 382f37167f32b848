import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { languages } from './languages.ts';

const source = fileURLToPath(new URL('offline.js', import.meta.url));

/** Puts `offline.js` beside the app, with the list of files that make it up. */
export function serviceWorker(): Plugin {
  let folder = '';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved({ publicDir }) {
      folder = publicDir;
    },
    generateBundle: {
      // the pages and workers are all there by then
      order: 'post',
      handler(_, bundle) {
        const open = readdirSync(folder);
        const built = Object.values(bundle);
        const list = JSON.stringify(sorted(['', ...open], built));
        // names without a hash say nothing of what is in them
        const hash = createHash('sha256').update(list);
        for (const file of open) hash.update(readFileSync(join(folder, file)));
        for (const file of built)
          if (file.type === 'asset' && file.fileName.endsWith('.html')) hash.update(file.source);
        const version = hash.digest('hex').slice(0, 12);
        const script = readFileSync(source, 'utf8')
          .replace('__VERSION__', version)
          .replace('__FILES__', () => list);
        this.emitFile({ type: 'asset', fileName: 'offline.js', source: script });
      },
    },
  };
}

/** What every reader needs, under `all`, and what only readers of one language do, under its name. */
type Files = Record<string, string[]>;

/** Texts and letters go to those who read them; letters of other languages are kept once they are used. */
function sorted(
  unhashed: readonly string[],
  bundle: readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[],
): Files {
  const files: Files = Object.fromEntries(languages.map((language) => [language, []]));
  files['all'] = unhashed.map((file) => `/${file}`);
  for (const file of bundle) {
    if (file.fileName.endsWith('.map') || file.fileName.endsWith('.html')) continue;
    for (const reader of readersOf(file)) files[reader]?.push(`/${file.fileName}`);
  }
  for (const list of Object.values(files)) list.sort();
  return files;
}

function readersOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk): readonly string[] {
  if (file.fileName.endsWith('.woff2')) {
    if (file.fileName.includes('-latin-wght')) return ['all'];
    return file.fileName.includes('-cyrillic-wght') ? ['ru', 'uk'] : [];
  }
  const language = file.type === 'chunk' ? languageOf(file.moduleIds) : null;
  return [language ?? 'all'];
}

/** The language of a piece that holds texts and nothing else. */
function languageOf(modules: readonly string[]): string | null {
  const found = new Set(modules.map((id) => /[/-](\w+)\.json\?compiled\.js$/.exec(id)?.[1]));
  const [language] = found;
  return found.size === 1 && language !== undefined && languages.includes(language) ? language : null;
}
