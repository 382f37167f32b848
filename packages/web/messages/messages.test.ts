import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { catalogueSuite, cataloguesIn } from '@starboard/messages/testing';
import { expect, test } from 'vitest';

const here = import.meta.dirname;
const source = join(here, '../src');

type Texts = Readonly<Record<string, string>>;
const textsOf = (bundle: string, language: string): Texts =>
  JSON.parse(readFileSync(join(folders[bundle] ?? '', `${language}.json`), 'utf8')) as Texts;

const foldersIn = (parent: string): readonly string[] =>
  existsSync(parent)
    ? readdirSync(parent, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : [];

/** Every bundle of our own, and its folder: those of the house lie here, those of a game with the game. */
const folders: Readonly<Record<string, string>> = Object.fromEntries([
  ...foldersIn(here).map((name) => [name, join(here, name)]),
  ...foldersIn(join(source, 'games')).flatMap((game) => {
    const messages = join(source, 'games', game, 'messages');
    return foldersIn(messages).map((name) => [`${game}-${name}`, join(messages, name)]);
  }),
]);
const bundles = Object.keys(folders);

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => ({ file, code: readFileSync(join(source, file), 'utf8') }));

for (const bundle of bundles)
  for (const [, texts] of cataloguesIn(pathToFileURL(`${folders[bundle]}/`))) catalogueSuite(bundle, texts);

test('nothing in Russian or Ukrainian was left in English', () => {
  const left = bundles.flatMap((bundle) =>
    (['ru', 'uk'] as const).flatMap((language) =>
      Object.entries(textsOf(bundle, language)).filter(([key, text]) => {
        const words = text.replaceAll(/\{[^{}]*\}|\[[^\]]*\]|Starboard/g, '');
        // the games keep their own names
        return !key.endsWith('.name') && /[a-z]{4,}/i.test(words) && !/[а-яіїєґ]/i.test(text);
      }),
    ),
  );
  expect(left).toEqual([]);
});

/** Code that is handed a `say`: the bundles it has been given there. The first that fits counts. */
const handed: readonly (readonly [folder: string, bundles: readonly string[]])[] = [
  ['app/', ['app']],
  ['games/alien-frontiers/', ['alien-frontiers-table', 'alien-frontiers-shelf', 'table']],
  ['games/cosmic-encounter/orders/', ['cosmic-encounter-orders']],
  ['games/cosmic-encounter/sheets/', ['cosmic-encounter-sheets', 'cosmic-encounter-table', 'table']],
  ['games/cosmic-encounter/', ['cosmic-encounter-table', 'cosmic-encounter-shelf', 'table']],
  ['games/project-elite/', ['project-elite-table']],
  ['table/replay/', ['replay']],
  ['table/', ['table', 'app']],
  // a reason, said in place of the replay
  ['local/worker/fetch-recording.ts', ['replay']],
  // reasons, said in place of the table or at it
  ['local/', ['local', 'lesson', 'app', 'table']],
  ['wire/', ['local', 'app', 'table']],
];

const handedTo = (file: string): readonly string[] =>
  handed.find(([folder]) => file.startsWith(folder))?.[1] ?? [];

/** The bundles that a piece of code loads by itself, or finds a table in. */
const loaded = (file: string, code: string): readonly string[] => [
  ...[...code.matchAll(/\buseSay\(([^)]*)\)/g)].flatMap(([, names = '']) =>
    [...names.matchAll(/'([\w-]+)'/g)].map(([, bundle = '']) => bundle),
  ),
  ...(code.includes('useShelfSay()') ? ['app', ...bundlesOfGames('shelf')] : []),
  ...(code.includes('useOrderSay()') ? ['orders'] : []),
  ...(code.includes('script.texts') ? bundlesOfGames('lesson') : []),
  ...(code.includes('hints.texts') ? bundlesOfGames('hints') : []),
  ...(code.includes('useTableContext()') ? ['table', 'app', ...(isOfGame(file) ? handedTo(file) : [])] : []),
];

const bundlesOfGames = (part: string): readonly string[] =>
  bundles.filter((bundle) => bundle.endsWith(`-${part}`));

const isOfGame = (file: string): boolean => file.startsWith('games/');

/** Every key that is written in the source, whole or its beginning, with the bundles where its reader looks for it. */
const wanted = files.flatMap(({ file, code }) => {
  const ofFile = loaded(file, code);
  // a function, component or constant at a time
  return code.split(/^(?=(?:export )?(?:async )?(?:function|const) )/m).flatMap((piece) => {
    const own = [loaded(file, piece), ofFile, handedTo(file)].find((some) => some.length > 0) ?? [];
    return [...piece.matchAll(/['"](web\.[\w.-]*\w)['"]|`(web\.[\w.-]*)\$\{/g)].map(([, key, start]) => ({
      file,
      said: key ?? `${start}…`,
      isAmong: (keys: readonly string[]) =>
        key === undefined ? keys.some((each) => each.startsWith(start ?? '')) : keys.includes(key),
      keys: own.flatMap((bundle) => keysOf(bundle)),
    }));
  });
});

/** The bundles of the games and of the server have no keys of ours. */
function keysOf(bundle: string): readonly string[] {
  return bundles.includes(bundle) ? Object.keys(textsOf(bundle, 'en')) : [];
}

test('every text that is asked for by name is there, in a bundle that is loaded there', () => {
  expect(wanted.length).toBeGreaterThan(50);
  expect(
    wanted.filter(({ isAmong, keys }) => !isAmong(keys)).map(({ file, said }) => `${file}: ${said}`),
  ).toEqual([]);
});

test('every text is asked for somewhere', () => {
  const code = files.map((each) => each.code).join('\n');
  // keys put together on the spot: `web.seat.${mark}`
  const made = [...code.matchAll(/`(web\.[\w.-]*)\$\{[^`]*`/g)].map(([, start = '']) => start);
  const unused = bundles
    .flatMap((bundle) => Object.keys(textsOf(bundle, 'en')))
    .filter((key) => key.startsWith('web.'))
    .filter((key) => !code.includes(`'${key}'`) && !made.some((start) => key.startsWith(start)));
  expect(unused).toEqual([]);
});
