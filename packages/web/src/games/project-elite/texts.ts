import { textBundle } from '../../language/text-bundle.ts';

/** What can be set before it begins. */
export const optionTexts = textBundle('project-elite-options', {
  en: () => import('@starboard/project-elite/messages/options/en.json?compiled'),
  ru: () => import('@starboard/project-elite/messages/options/ru.json?compiled'),
  uk: () => import('@starboard/project-elite/messages/options/uk.json?compiled'),
});

/** What the game itself says: prompts, events, reasons, the table in words. */
export const rulesTexts = textBundle('project-elite', {
  en: () => import('@starboard/project-elite/messages/en.json?compiled'),
  ru: () => import('@starboard/project-elite/messages/ru.json?compiled'),
  uk: () => import('@starboard/project-elite/messages/uk.json?compiled'),
});

/** Heroes, aliens, equipment, events and missions: what they are called and what they do. */
export const cardTexts = textBundle('project-elite-cards', {
  en: () => import('@starboard/project-elite/messages/cards/en.json?compiled'),
  ru: () => import('@starboard/project-elite/messages/cards/ru.json?compiled'),
  uk: () => import('@starboard/project-elite/messages/cards/uk.json?compiled'),
});

/** What the table's own parts of the screen say. */
export const boardTexts = textBundle('project-elite-table', {
  en: () => import('./messages/table/en.json?compiled'),
  ru: () => import('./messages/table/ru.json?compiled'),
  uk: () => import('./messages/table/uk.json?compiled'),
});
