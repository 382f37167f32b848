import { stripVTControlCharacters } from 'node:util';
import type { Seat } from '@starboard/engine';
import {
  type CompiledCatalogue,
  compileCatalogue,
  compiledSpeaker,
  type Language,
  languageFor,
  languages,
} from '@starboard/messages';
import type { Say } from '@starboard/terminal';
import { catalogues } from './catalogues.ts';
import { wrongUsage } from './trouble.ts';

/** Says things in the reader's language. */
export interface Voice {
  readonly language: Language;
  readonly say: Say;
  /** Whether there is a text for the key; not everything that could be explained is. */
  knows(key: string): boolean;
  /** The same voice with other names for the seats. */
  naming(nameOfSeat: (seat: Seat) => string): Voice;
}

export function voiceIn(language: Language, nameOfSeat: (seat: Seat) => string = String): Voice {
  const texts = compiledIn(language);
  const { say } = compiledSpeaker(language, texts, nameOfSeat);
  return {
    language,
    say: (message, params) =>
      withoutControls(
        say(typeof message === 'string' ? { key: message, ...(params && { params }) } : message),
      ),
    knows: (key) => texts.some((catalogue) => Object.hasOwn(catalogue, key)),
    naming: (names) => voiceIn(language, names),
  };
}

const compiled = new Map<Language, readonly CompiledCatalogue[]>();

/** Names change from table to table, texts do not. */
function compiledIn(language: Language): readonly CompiledCatalogue[] {
  const texts = compiled.get(language) ?? catalogues[language].map(compileCatalogue);
  compiled.set(language, texts);
  return texts;
}

/** Names and reasons may come from a file somebody sent: they must not be able to command the terminal. */
export const withoutControls = (text: string): string =>
  stripVTControlCharacters(text).replaceAll(/[^\P{C}\n]/gu, '');

/** A name in one line. */
export const tidyName = (name: string): string =>
  withoutControls(name).replaceAll(/\s+/gu, ' ').trim() || '?';

export function languageOf(asked: string | undefined, env: NodeJS.ProcessEnv): Language {
  if (asked === undefined) {
    // as the system itself would choose: the first of these that is set
    const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
    return languageFor([locale]);
  }
  const language = languages.find((known) => known === asked);
  if (!language) throw wrongUsage('unknown-language', { given: asked, known: languages.join(', ') });
  return language;
}
