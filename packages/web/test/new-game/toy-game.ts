import { readFileSync } from 'node:fs';

interface Toy {
  readonly id: string;
  readonly seats: string;
  /** The source of `rules.ts`. */
  readonly rules: string;
  /** What its table needs of it besides its texts, and where that comes from. */
  readonly table?: string;
  readonly imports?: string;
  readonly bots?: string;
  readonly isInRealTime?: true;
  /** Names and sentences for the shelf: in English, Russian, Ukrainian. */
  readonly shelf: Readonly<Record<'en' | 'ru' | 'uk', readonly [name: string, about: string]>>;
}

const marketDay: Toy = {
  id: 'market-day',
  seats: '{ min: 2, max: 3 }',
  rules: `export { marketDay as rules } from '@starboard/engine/testing/toys';`,
  shelf: {
    en: ['Market Day', 'Sell what you have.'],
    ru: ['Рыночный день', 'Продайте, что есть.'],
    uk: ['Базарний день', 'Продайте, що маєте.'],
  },
};

const slowRace: Toy = {
  id: 'slow-race',
  seats: '{ min: 1, max: 4 }',
  isInRealTime: true,
  rules: readFileSync(new URL('slow-race.ts', import.meta.url), 'utf8'),
  table: `
      deadline: ({ deadline }: { readonly deadline: number }) => ({ at: deadline, length: 8_000 }),
      isTurn: ({ type }) => type === 'roundStarted',`,
  shelf: {
    en: ['Slow Race', 'Roll and bank before the bell.'],
    ru: ['Медленная гонка', 'Бросайте и копите до звонка.'],
    uk: ['Повільні перегони', 'Кидайте й накопичуйте до дзвінка.'],
  },
};

const patientRace: Toy = {
  id: 'patient-race',
  seats: '{ min: 1, max: 6 }',
  bots: `['roller']`,
  isInRealTime: true,
  rules: `${readFileSync(new URL(import.meta.resolve('@starboard/server/testing/patient-race')), 'utf8')}
    export { patientRace as rules };`,
  imports: `import { tapRace } from '@starboard/engine/testing/toys';`,
  table: `
      ...(tapRace.echo && { echo: tapRace.echo }),`,
  shelf: {
    en: ['Patient Race', 'Roll and bank.'],
    ru: ['Терпеливая гонка', 'Бросайте и копите.'],
    uk: ['Терплячі перегони', 'Кидайте й накопичуйте.'],
  },
};

/**
 * All that a new game adds to the web, by its path: its own folder, and one line of the list of games (with its import).
 * It has neither texts of its own nor a board: ids are spelled out, at a plain table.
 */
const folderOf = ({
  id,
  seats,
  bots = `['random']`,
  isInRealTime,
  rules,
  table = '',
  imports = '',
  shelf,
}: Toy): Readonly<Record<string, string>> => ({
  'game.ts': `
    import { usualPhrases } from '../phrases.ts';
    import type { WebGame } from '../web-game.ts';
    import { shelfTexts } from './texts.ts';

    export const toy: WebGame = {
      id: '${id}',
      seats: ${seats},
      bots: ${bots},${isInRealTime ? '\n      isInRealTime: true,' : ''}
      minutes: 5,
      weight: 'light',
      tint: '#7CC4FF',
      shelfTexts,
      phrases: usualPhrases,
      isPlain: true,
      table: () => import('./table-game.tsx').then(({ table }) => table),
    };`,
  'rules.ts': rules,
  'table-game.tsx': `
    import { spelledOut } from '@starboard/engine';
    import { plainTable } from '../../table/plain/plain-table.tsx';
    import { shelfTexts } from './texts.ts';
    ${imports}

    export const table = plainTable({ id: '${id}', texts: [shelfTexts], text: spelledOut, ${table} });`,
  'texts.ts': `
    import { textBundle } from '../../language/text-bundle.ts';

    export const shelfTexts = textBundle('${id}-shelf', {
      en: () => import('./messages/shelf/en.json?compiled'),
      ru: () => import('./messages/shelf/ru.json?compiled'),
      uk: () => import('./messages/shelf/uk.json?compiled'),
    });`,
  ...Object.fromEntries(
    Object.entries(shelf).map(([language, [name, about]]) => [
      `messages/shelf/${language}.json`,
      JSON.stringify({ [`web.game.${id}.name`]: name, [`web.game.${id}.about`]: about }),
    ]),
  ),
});

const toys = [marketDay, slowRace, patientRace];

/** The files of all toys, by their paths in the folder of games; `list` is the list of games as it is. */
export function toyFiles(list: string): Readonly<Record<string, string>> {
  const imports = toys.map(({ id }, number) => `import { toy as toy${number} } from './${id}/game.ts';\n`);
  const lines = toys.map((_, number) => `  toy${number},\n`);
  const longer = list.replace('  projectElite,\n', `  projectElite,\n${lines.join('')}`);
  const folders = toys.flatMap((toy) =>
    Object.entries(folderOf(toy)).map(([file, source]) => [`${toy.id}/${file}`, source] as const),
  );
  return { ...Object.fromEntries(folders), 'index.ts': `${imports.join('')}${longer}` };
}
