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
import type { Board, Say } from '@starboard/terminal';
import { cataloguesIn } from './catalogues.ts';
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

/** A voice that knows the texts of these games. */
export const voiceIn = (language: Language, boards: readonly Board[]): Voice =>
  voiceOf(language, cataloguesIn(language, boards).map(compileCatalogue), String);

function voiceOf(
  language: Language,
  texts: readonly CompiledCatalogue[],
  nameOfSeat: (seat: Seat) => string,
): Voice {
  const { say } = compiledSpeaker(language, texts, nameOfSeat);
  return {
    language,
    say: (message, params) =>
      withoutControls(
        say(typeof message === 'string' ? { key: message, ...(params && { params }) } : message),
      ),
    knows: (key) => texts.some((catalogue) => Object.hasOwn(catalogue, key)),
    naming: (names) => voiceOf(language, texts, names),
  };
}

/** Names and reasons may come from a file that a stranger sent: they must not be able to command the terminal. */
const withoutControls = (text: string): string =>
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
