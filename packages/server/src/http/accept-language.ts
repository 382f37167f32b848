import { type Language, languageFor } from '@starboard/messages';

/** The language in which to speak to the client that sent this Accept-Language header. */
export function acceptedLanguage(header = ''): Language {
  const wanted = header
    .split(',')
    .map((each) => each.trim().split(/\s*;\s*q=/))
    .map(([tag = '', quality = '1']) => ({ tag, quality: Number(quality) }))
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality);
  return languageFor(wanted.map(({ tag }) => tag));
}
