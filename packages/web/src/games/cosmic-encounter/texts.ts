import { textBundle } from '../../language/text-bundle.ts';

/** What can be set before it begins. */
export const optionTexts = textBundle('cosmic-encounter-options', {
  en: () => import('@starboard/cosmic-encounter/messages/options/en.json?compiled'),
  ru: () => import('@starboard/cosmic-encounter/messages/options/ru.json?compiled'),
  uk: () => import('@starboard/cosmic-encounter/messages/options/uk.json?compiled'),
});

/** What the game itself says: prompts, events, reasons. */
export const rulesTexts = textBundle('cosmic-encounter', {
  en: () => import('@starboard/cosmic-encounter/messages/en.json?compiled'),
  ru: () => import('@starboard/cosmic-encounter/messages/ru.json?compiled'),
  uk: () => import('@starboard/cosmic-encounter/messages/uk.json?compiled'),
});

/** Aliens in a line each. All of what they do is long, and no part of a table's first screen. */
export const alienLines = textBundle('cosmic-encounter-alien-lines', {
  en: () =>
    import('@starboard/cosmic-encounter/messages/cards/aliens-en.json?only=name,power,summary&compiled'),
  ru: () =>
    import('@starboard/cosmic-encounter/messages/cards/aliens-ru.json?only=name,power,summary&compiled'),
  uk: () =>
    import('@starboard/cosmic-encounter/messages/cards/aliens-uk.json?only=name,power,summary&compiled'),
});

/** What artifacts, flares and technologies are called. */
export const cardNames = textBundle('cosmic-encounter-card-names', {
  en: () => import('@starboard/cosmic-encounter/messages/cards/cards-en.json?only=name&compiled'),
  ru: () => import('@starboard/cosmic-encounter/messages/cards/cards-ru.json?only=name&compiled'),
  uk: () => import('@starboard/cosmic-encounter/messages/cards/cards-uk.json?only=name&compiled'),
});

/** What artifacts and technologies do, and both sides of the flares. */
export const effectTexts = textBundle('cosmic-encounter-effects', {
  en: () => import('@starboard/cosmic-encounter/messages/cards/cards-en.json?only=text,wild,super&compiled'),
  ru: () => import('@starboard/cosmic-encounter/messages/cards/cards-ru.json?only=text,wild,super&compiled'),
  uk: () => import('@starboard/cosmic-encounter/messages/cards/cards-uk.json?only=text,wild,super&compiled'),
});

/** What the table's own parts of the screen say. */
export const tableTexts = textBundle('cosmic-encounter-table', {
  en: () => import('./messages/table/en.json?compiled'),
  ru: () => import('./messages/table/ru.json?compiled'),
  uk: () => import('./messages/table/uk.json?compiled'),
});

/** What its standing orders say; loaded with them. */
export const orderTexts = textBundle('cosmic-encounter-orders', {
  en: () => import('./messages/orders/en.json?compiled'),
  ru: () => import('./messages/orders/ru.json?compiled'),
  uk: () => import('./messages/orders/uk.json?compiled'),
});

/** All that powers do; loaded when one is read. */
export const powerTexts = textBundle('cosmic-encounter-powers', {
  en: () => import('@starboard/cosmic-encounter/messages/cards/aliens-en.json?only=text&compiled'),
  ru: () => import('@starboard/cosmic-encounter/messages/cards/aliens-ru.json?only=text&compiled'),
  uk: () => import('@starboard/cosmic-encounter/messages/cards/aliens-uk.json?only=text&compiled'),
});

/** What sheets say besides. */
export const sheetTexts = textBundle('cosmic-encounter-sheets', {
  en: () => import('./messages/sheets/en.json?compiled'),
  ru: () => import('./messages/sheets/ru.json?compiled'),
  uk: () => import('./messages/sheets/uk.json?compiled'),
});

/** What the coach says in its first lesson. */
export const lessonTexts = textBundle('cosmic-encounter-lesson', {
  en: () => import('./messages/lesson/en.json?compiled'),
  ru: () => import('./messages/lesson/ru.json?compiled'),
  uk: () => import('./messages/lesson/uk.json?compiled'),
});

/** What beginners are told at the table, each once; loaded when the first is to be read. */
export const hintTexts = textBundle('cosmic-encounter-hints', {
  en: () => import('./messages/hints/en.json?compiled'),
  ru: () => import('./messages/hints/ru.json?compiled'),
  uk: () => import('./messages/hints/uk.json?compiled'),
});
