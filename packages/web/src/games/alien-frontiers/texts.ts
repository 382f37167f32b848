import { textBundle } from '../../language/text-bundle.ts';

/** What the game itself says: prompts, events, reasons, options. */
export const rulesTexts = textBundle('alien-frontiers', {
  en: () => import('@starboard/alien-frontiers/messages/en.json?compiled'),
  ru: () => import('@starboard/alien-frontiers/messages/ru.json?compiled'),
  uk: () => import('@starboard/alien-frontiers/messages/uk.json?compiled'),
});

/** What its table says beyond that. */
export const tableTexts = textBundle('alien-frontiers-table', {
  en: () => import('./messages/table/en.json?compiled'),
  ru: () => import('./messages/table/ru.json?compiled'),
  uk: () => import('./messages/table/uk.json?compiled'),
});

/** What the coach says in its first lesson. */
export const lessonTexts = textBundle('alien-frontiers-lesson', {
  en: () => import('./messages/lesson/en.json?compiled'),
  ru: () => import('./messages/lesson/ru.json?compiled'),
  uk: () => import('./messages/lesson/uk.json?compiled'),
});
