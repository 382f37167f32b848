/** The languages we speak; the first is for readers of all others. */
export const languages = ['en', 'ru', 'uk'] as const;

export type Language = (typeof languages)[number];

const isLanguage = (tag: string): tag is Language => (languages as readonly string[]).includes(tag);

/**
 * The first of the reader's locales that we speak, in any spelling (`uk-UA`, `uk_UA.UTF-8`). No language stands in
 * for another: who reads Ukrainian is never given Russian instead.
 */
export function languageFor(locales: readonly string[]): Language {
  for (const locale of locales) {
    const [tag = ''] = locale.toLowerCase().split(/[-_.@]/);
    if (isLanguage(tag)) return tag;
  }
  return 'en';
}
