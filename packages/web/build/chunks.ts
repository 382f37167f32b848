import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { frontIcons } from './front-icons.ts';

const shell =
  /\/node_modules\/(?!@simplewebauthn|uqr)|\/protocol\/src\/lengths\b|\/engine\/src\/game\/bot-name\b|\/web\/src\/(?:api|design(?!\/(?:browser\/on-laid-out|surfaces\/more-to-see))|language|loading|settings|app\/(?:shell|shelf|waiting-room\/room-skeleton)|games\/(?:index|find-game|phrases|seating-bots|[^/]+\/(?:game|shelf-texts))\.ts|table\/(?:store\/seen-so-far|screen\/table-skeleton)|wire\/(?!local))\b/;

const table =
  /\/web\/src\/(?:sound|design\/(?:browser\/on-laid-out|surfaces\/more-to-see)|table\/(?!replay|plain)|app\/waiting-room\/table-page)/;

/** What opens over a table, and its end: no first screen needs them. */
const openedLater =
  /\/table\/(?:ahead\/(?:ahead-dialog|answers-ahead|coming-field)|dialogs\/(?:open-dialog|key-map|confirm-dialog)|ending\/(?:ending|score-graph|spread)|orders\/(?:orders-dialog|orders-here|order-field))\./;

/** The first pages of a visit need a third of them. */
const early = frontIcons();
const isLateIcon = (module: string): boolean =>
  module.includes('/lucide-react/dist/esm/icons/') && !early.has(basename(module));

/** Each with all that it is drawn of; a page that shows one does not wait for the others. */
const emblems = readdirSync(fileURLToPath(new URL('../src/games', import.meta.url)), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({
    name: `emblem-${name}`,
    test: new RegExp(`/games/${name}/art/emblem\\b`),
    priority: 2,
  }));

/**
 * Which modules travel together. Left alone, each thing that two pages share would be a file of its own, and a first visit
 * would wait for fifty of them; what is used everywhere comes once, what is used at a table comes with the table.
 */
export const chunks = [
  { name: textsOf, test: /\/messages\/.*[?&]compiled\.js$/, priority: 4 },
  {
    name: 'shell',
    test: (module: string) => shell.test(module) && !isLateIcon(module),
    priority: 3,
  },
  { name: 'icons', test: isLateIcon, priority: 2 },
  ...emblems,
  { name: 'pictures', test: /\/games\/[\w-]+\/art\//, priority: 1 },
  { name: 'landing', test: /\/web\/src\/app\/(?:landing|play)\//, priority: 0 },
  {
    name: 'table',
    test: (module: string) => table.test(module) && !openedLater.test(module),
    priority: 0,
  },
];

/** Of the house, those of the server come with the pages and those of the engine with any table. */
function readWith(owner: string, part: string): string {
  if (owner === 'web') return part;
  if (owner === 'protocol' || part === 'shelf') return 'app';
  if (owner === 'engine') return 'table';
  // a game's own texts and those of its table are one; others, such as a lesson's, are read later
  return part === '' || part === 'table' ? owner : `${owner}-${part}`;
}

/** Texts that are read together: of the pages, of any table, of one game. Each in one language. */
function textsOf(module: string): string | null {
  const [, owner = '', part = '', language = ''] =
    /([\w-]+)\/messages\/(?:([\w-]+)\/)?(?:\w+-)?(\w+)\.json/.exec(module) ?? [];
  // names of what is in a larger part are read at once, and come with the game's own
  return `texts-${readWith(owner, /\?only=name\b/.test(module) ? '' : part)}-${language}`;
}
