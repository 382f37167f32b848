import engineEn from '@starboard/engine/messages/en.json';
import engineRu from '@starboard/engine/messages/ru.json';
import engineUk from '@starboard/engine/messages/uk.json';
import type { Catalogue, Language } from '@starboard/messages';
import type { Board } from '@starboard/terminal';
import cliEn from '../messages/en.json';
import cliRu from '../messages/ru.json';
import cliUk from '../messages/uk.json';

const own: Readonly<Record<Language, readonly Catalogue[]>> = {
  en: [cliEn, engineEn],
  ru: [cliRu, engineRu],
  uk: [cliUk, engineUk],
};

/** All texts of a language: ours and those of the games. */
export const cataloguesIn = (language: Language, boards: readonly Board[]): Catalogue[] => [
  ...own[language],
  ...boards.map(({ catalogues }) => catalogues[language]),
];
