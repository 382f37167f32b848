import { randomInt } from 'node:crypto';
import type { Language } from '@starboard/messages';
import en from '@starboard/protocol/messages/en.json';
import ru from '@starboard/protocol/messages/ru.json';
import uk from '@starboard/protocol/messages/uk.json';

const texts = { en, ru, uk };

/** A friendly name for a guest who has not told us theirs: any first word agrees with any second. */
export function guestName(language: Language): string {
  const words = texts[language];
  return `${oneOf(words['server.guest.first'])} ${oneOf(words['server.guest.second'])}`;
}

function oneOf(listed: string): string {
  const list = listed.split(' ');
  return list[randomInt(list.length)] ?? '';
}
