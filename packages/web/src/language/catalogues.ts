import type { CompiledCatalogue, Language } from '@starboard/messages';
import { loadOnce } from '../loading/load-once.ts';

type Load = () => Promise<CompiledCatalogue>;

const own = import.meta.glob<CompiledCatalogue>('../../messages/*/*.json', {
  query: '?compiled',
  import: 'default',
});

const ownRoom = (room: string): Record<Language, Load> => ({
  en: () => loadOwn(`../../messages/${room}/en.json`),
  ru: () => loadOwn(`../../messages/${room}/ru.json`),
  uk: () => loadOwn(`../../messages/${room}/uk.json`),
});

function loadOwn(path: string): Promise<CompiledCatalogue> {
  const loader = own[path];
  if (!loader) throw new Error(`there are no texts at ${path}`);
  return loader();
}

const texts = (module: Promise<{ readonly default: CompiledCatalogue }>): Promise<CompiledCatalogue> =>
  module.then((loaded) => loaded.default);

/** Texts come in rooms: only those of the rooms somebody enters are loaded. */
const rooms = {
  app: ownRoom('app'),
  table: ownRoom('table'),
  'alien-frontiers-table': ownRoom('alien-frontiers'),
  local: ownRoom('local'),
  replay: ownRoom('replay'),
  lesson: ownRoom('lesson'),
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

export type Room = keyof typeof rooms;

type Key = `${Room} ${Language}`;

const entered = new Set<Room>();
const load = loadOnce((key: Key) => {
  const [room, language] = key.split(' ') as [Room, Language];
  return rooms[room][language]();
});

export function catalogue(room: Room, language: Language): Promise<CompiledCatalogue> {
  entered.add(room);
  return load(`${room} ${language}`);
}

/** Fetches in another language whatever has been read so far, so that changing it does not blink. */
export async function alsoIn(language: Language): Promise<void> {
  await Promise.all([...entered].map((room) => catalogue(room, language)));
}
