import type { Reason } from '@starboard/engine';
import { type Language, type Speaker, speaker } from '@starboard/messages';
import en from '@starboard/protocol/messages/en.json';
import ru from '@starboard/protocol/messages/ru.json';
import uk from '@starboard/protocol/messages/uk.json';

const speakers = {
  en: speaker('en', [en], String),
  ru: speaker('ru', [ru], String),
  uk: speaker('uk', [uk], String),
} satisfies Record<Language, Speaker>;

/** What the server itself says to people, in their language. */
export const sentence = (said: Reason, language: Language): string => speakers[language].say(said);
