import { textBundle } from '../../language/text-bundle.ts';

/** What can be set before it begins. */
export const optionTexts = textBundle('project-elite-options', {
  en: () => import('@starboard/project-elite/messages/options/en.json?compiled'),
  ru: () => import('@starboard/project-elite/messages/options/ru.json?compiled'),
  uk: () => import('@starboard/project-elite/messages/options/uk.json?compiled'),
});
