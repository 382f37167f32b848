import type { CompiledCatalogue, Language } from '@starboard/messages';
import { type TextBundle, textBundle } from './text-bundle.ts';

const own = import.meta.glob<{ readonly default: CompiledCatalogue }>('../../messages/*/*.json', {
  query: '?compiled',
});

const ownBundle = (name: string): TextBundle => {
  const load = (language: Language) => () => {
    const path = `../../messages/${name}/${language}.json`;
    return own[path]?.() ?? Promise.reject(new Error(`there are no texts at ${path}`));
  };
  return textBundle(name, { en: load('en'), ru: load('ru'), uk: load('uk') });
};

/** Texts that no game owns. They come in bundles: only those that a page asks for are loaded. */
const house = {
  app: ownBundle('app'),
  table: ownBundle('table'),
  local: ownBundle('local'),
  replay: ownBundle('replay'),
  lesson: ownBundle('lesson'),
  orders: ownBundle('orders'),
  /** How the server says no, and what it calls ready phrases. */
  server: textBundle('server', {
    en: () => import('@starboard/protocol/messages/en.json?compiled'),
    ru: () => import('@starboard/protocol/messages/ru.json?compiled'),
    uk: () => import('@starboard/protocol/messages/uk.json?compiled'),
  }),
  /** What every game refuses alike. */
  engine: textBundle('engine', {
    en: () => import('@starboard/engine/messages/en.json?compiled'),
    ru: () => import('@starboard/engine/messages/ru.json?compiled'),
    uk: () => import('@starboard/engine/messages/uk.json?compiled'),
  }),
} satisfies Record<string, TextBundle>;

/** A bundle of the house by its name, or a game's own. */
export type Texts = keyof typeof house | TextBundle;

export const bundleOf = (texts: Texts): TextBundle => (typeof texts === 'string' ? house[texts] : texts);

const asked = new Set<TextBundle>();

export function catalogue(texts: Texts, language: Language): Promise<CompiledCatalogue> {
  const bundle = bundleOf(texts);
  asked.add(bundle);
  return bundle.in(language);
}

/** Fetches in another language all that has been read so far, so that changing it does not blink. */
export async function alsoIn(language: Language): Promise<void> {
  await Promise.all([...asked].map((bundle) => bundle.in(language)));
}
