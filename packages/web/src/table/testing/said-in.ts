import type { Message } from '@starboard/engine';
import { type Catalogue, type Language, speaker } from '@starboard/messages';
import en from '../../../messages/table/en.json' with { type: 'json' };
import ru from '../../../messages/table/ru.json' with { type: 'json' };
import uk from '../../../messages/table/uk.json' with { type: 'json' };

const texts: Readonly<Record<Language, Catalogue>> = { en, ru, uk };

/** Who sits where, in what is said. */
export const names = ['Ann', 'Bob', 'Carl'];

/** What a player reads; a text that is missing, or has gaps, is a failure. */
export const saidIn = (language: Language, message: Message): string =>
  speaker(
    language,
    [texts[language]],
    (seat) => names[seat] ?? '',
    (problem) => {
      throw new Error(problem);
    },
  ).say(message);
