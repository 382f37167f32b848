import { textBundle } from '../../language/text-bundle.ts';

/** What the shelf says of it. */
export const shelfTexts = textBundle('cosmic-encounter-shelf', {
  en: () => import('./messages/shelf/en.json?compiled'),
  ru: () => import('./messages/shelf/ru.json?compiled'),
  uk: () => import('./messages/shelf/uk.json?compiled'),
});
