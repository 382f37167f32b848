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

/** Aliens in a line each. All of what they do is long, and no part of a table's first screen. */
export const alienLines = textBundle('cosmic-encounter-alien-lines', {
  en: () =>
    import('@starboard/cosmic-encounter/messages/cards/aliens-en.json?only=name,power,summary&compiled'),
  ru: () =>
    import('@starboard/cosmic-encounter/messages/cards/aliens-ru.json?only=name,power,summary&compiled'),
  uk: () =>
    import('@starboard/cosmic-encounter/messages/cards/aliens-uk.json?only=name,power,summary&compiled'),
});

/** Artifacts and technologies, and what flares are called. */
export const cardTexts = textBundle('cosmic-encounter-cards', {
  en: () => import('@starboard/cosmic-encounter/messages/cards/cards-en.json?only=name,text&compiled'),
  ru: () => import('@starboard/cosmic-encounter/messages/cards/cards-ru.json?only=name,text&compiled'),
  uk: () => import('@starboard/cosmic-encounter/messages/cards/cards-uk.json?only=name,text&compiled'),
});

/** Both sides of the flares. */
export const flareTexts = textBundle('cosmic-encounter-flares', {
  en: () => import('@starboard/cosmic-encounter/messages/cards/cards-en.json?only=wild,super&compiled'),
  ru: () => import('@starboard/cosmic-encounter/messages/cards/cards-ru.json?only=wild,super&compiled'),
  uk: () => import('@starboard/cosmic-encounter/messages/cards/cards-uk.json?only=wild,super&compiled'),
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
