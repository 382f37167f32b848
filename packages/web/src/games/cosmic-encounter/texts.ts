import { textBundle } from '../../language/text-bundle.ts';

/** What the shelf says of it. */
export const shelfTexts = textBundle('cosmic-encounter-shelf', {
  en: () => import('./messages/shelf/en.json?compiled'),
  ru: () => import('./messages/shelf/ru.json?compiled'),
  uk: () => import('./messages/shelf/uk.json?compiled'),
});

/** What the game itself says: prompts, events, reasons, options. */
export const rulesTexts = textBundle('cosmic-encounter', {
  en: () => import('@starboard/cosmic-encounter/messages/en.json?compiled'),
  ru: () => import('@starboard/cosmic-encounter/messages/ru.json?compiled'),
  uk: () => import('@starboard/cosmic-encounter/messages/uk.json?compiled'),
});

/** Names and powers of the aliens. */
export const alienTexts = textBundle('cosmic-encounter-aliens', {
  en: () => import('@starboard/cosmic-encounter/messages/cards/aliens-en.json?compiled'),
  ru: () => import('@starboard/cosmic-encounter/messages/cards/aliens-ru.json?compiled'),
  uk: () => import('@starboard/cosmic-encounter/messages/cards/aliens-uk.json?compiled'),
});

/** Flares, artifacts and technologies. */
export const cardTexts = textBundle('cosmic-encounter-cards', {
  en: () => import('@starboard/cosmic-encounter/messages/cards/cards-en.json?compiled'),
  ru: () => import('@starboard/cosmic-encounter/messages/cards/cards-ru.json?compiled'),
  uk: () => import('@starboard/cosmic-encounter/messages/cards/cards-uk.json?compiled'),
});
