import { textBundle } from '../../language/text-bundle.ts';

/** What the shelf says of it. */
export const shelfTexts = textBundle('alien-frontiers-shelf', {
  en: () => import('./messages/shelf/en.json?compiled'),
  ru: () => import('./messages/shelf/ru.json?compiled'),
  uk: () => import('./messages/shelf/uk.json?compiled'),
});
