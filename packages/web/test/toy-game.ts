/**
 * All that a new game adds to the web, by its path: its own folder, and one line of the list of games (with its import).
 * It has neither texts of its own nor a board: ids are spelled out, at a plain table.
 */
export const toyFolder: Readonly<Record<string, string>> = {
  'game.ts': `
    import { marketDay } from '@starboard/engine/testing/toys';
    import { usualPhrases } from '../phrases.ts';
    import type { WebGame } from '../web-game.ts';
    import { shelfTexts } from './texts.ts';

    export const toy: WebGame = {
      id: marketDay.id,
      seats: marketDay.seats,
      bots: ['random'],
      minutes: 5,
      weight: 'light',
      tint: '#7CC4FF',
      shelfTexts,
      phrases: usualPhrases,
      isPlain: true,
      table: () => import('./table-game.tsx').then(({ table }) => table),
    };`,
  'rules.ts': `export { marketDay as rules } from '@starboard/engine/testing/toys';`,
  'table-game.tsx': `
    import { spelledOut } from '@starboard/engine';
    import { plainTable } from '../../table/plain/plain-table.tsx';
    import { shelfTexts } from './texts.ts';

    export const table = plainTable({ id: 'market-day', texts: [shelfTexts], text: spelledOut });`,
  'texts.ts': `
    import { textBundle } from '../../language/text-bundle.ts';

    export const shelfTexts = textBundle('market-day-shelf', {
      en: () => import('./messages/shelf/en.json?compiled'),
      ru: () => import('./messages/shelf/ru.json?compiled'),
      uk: () => import('./messages/shelf/uk.json?compiled'),
    });`,
  ...Object.fromEntries(
    Object.entries({
      en: ['Market Day', 'Sell what you have.'],
      ru: ['Рыночный день', 'Продайте, что есть.'],
      uk: ['Базарний день', 'Продайте, що маєте.'],
    }).map(([language, [name, about]]) => [
      `messages/shelf/${language}.json`,
      JSON.stringify({ 'web.game.market-day.name': name, 'web.game.market-day.about': about }),
    ]),
  ),
};

/** The list of games with one more. */
export const withToy = (list: string): string =>
  `import { toy } from './market-day/game.ts';\n${list.replace('  projectElite,\n', '  projectElite,\n  toy,\n')}`;
