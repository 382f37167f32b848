import type { CompiledCatalogue, Language } from '@starboard/messages';
import { loadOnce } from '../loading/load-once.ts';

type Load = () => Promise<CompiledCatalogue>;

const own = import.meta.glob<CompiledCatalogue>(['../../messages/*/*.json', '../games/*/messages/*/*.json'], {
  query: '?compiled',
  import: 'default',
});

const ownBundle = (bundle: string, folder = `../../messages/${bundle}`): Record<Language, Load> => ({
  en: () => loadOwn(`${folder}/en.json`),
  ru: () => loadOwn(`${folder}/ru.json`),
  uk: () => loadOwn(`${folder}/uk.json`),
});

function loadOwn(path: string): Promise<CompiledCatalogue> {
  const loader = own[path];
  if (!loader) throw new Error(`there are no texts at ${path}`);
  return loader();
}

const texts = (module: Promise<{ readonly default: CompiledCatalogue }>): Promise<CompiledCatalogue> =>
  module.then((loaded) => loaded.default);

/** Texts come in bundles: only those that a page asks for are loaded. */
const bundles = {
  app: ownBundle('app'),
  table: ownBundle('table'),
  'alien-frontiers-table': ownBundle('table', '../games/alien-frontiers/messages/table'),
  local: ownBundle('local'),
  replay: ownBundle('replay'),
  lesson: ownBundle('lesson'),
  /** How the server says no, and what it calls ready phrases. */
  server: {
    en: () => texts(import('@starboard/protocol/messages/en.json?compiled')),
    ru: () => texts(import('@starboard/protocol/messages/ru.json?compiled')),
    uk: () => texts(import('@starboard/protocol/messages/uk.json?compiled')),
  },
  /** What every game refuses alike. */
  engine: {
    en: () => texts(import('@starboard/engine/messages/en.json?compiled')),
    ru: () => texts(import('@starboard/engine/messages/ru.json?compiled')),
    uk: () => texts(import('@starboard/engine/messages/uk.json?compiled')),
  },
  'alien-frontiers': {
    en: () => texts(import('@starboard/alien-frontiers/messages/en.json?compiled')),
    ru: () => texts(import('@starboard/alien-frontiers/messages/ru.json?compiled')),
    uk: () => texts(import('@starboard/alien-frontiers/messages/uk.json?compiled')),
  },
  'cosmic-encounter': {
    en: () => texts(import('@starboard/cosmic-encounter/messages/en.json?compiled')),
    ru: () => texts(import('@starboard/cosmic-encounter/messages/ru.json?compiled')),
    uk: () => texts(import('@starboard/cosmic-encounter/messages/uk.json?compiled')),
  },
} satisfies Record<string, Record<Language, Load>>;

export type TextBundle = keyof typeof bundles;

type Key = `${TextBundle} ${Language}`;

const asked = new Set<TextBundle>();
const load = loadOnce((key: Key) => {
  const [bundle, language] = key.split(' ') as [TextBundle, Language];
  return bundles[bundle][language]();
});

export function catalogue(bundle: TextBundle, language: Language): Promise<CompiledCatalogue> {
  asked.add(bundle);
  return load(`${bundle} ${language}`);
}

/** Fetches in another language whatever has been read so far, so that changing it does not blink. */
export async function alsoIn(language: Language): Promise<void> {
  await Promise.all([...asked].map((bundle) => catalogue(bundle, language)));
}
