import engineEn from '@starboard/engine/messages/en.json';
import engineRu from '@starboard/engine/messages/ru.json';
import engineUk from '@starboard/engine/messages/uk.json';
import type { Catalogue, Language } from '@starboard/messages';
import cliEn from '../messages/en.json';
import cliRu from '../messages/ru.json';
import cliUk from '../messages/uk.json';
import { boards } from './boards/index.ts';

const gamesIn = (language: Language): Catalogue[] => boards.map(({ catalogues }) => catalogues[language]);

/** All texts of every language. */
export const catalogues: Readonly<Record<Language, readonly Catalogue[]>> = {
  en: [cliEn, engineEn, ...gamesIn('en')],
  ru: [cliRu, engineRu, ...gamesIn('ru')],
  uk: [cliUk, engineUk, ...gamesIn('uk')],
};
