import type { Reason } from '@starboard/engine';
import { type Language, speaker } from '@starboard/messages';
import en from '@starboard/protocol/messages/en.json';
import ru from '@starboard/protocol/messages/ru.json';
import uk from '@starboard/protocol/messages/uk.json';

const catalogues = { en, ru, uk };

/** What the server itself says to people, in their language. */
export const sentence = (said: Reason, language: Language): string =>
  speaker(language, [catalogues[language]], String).say(said);
