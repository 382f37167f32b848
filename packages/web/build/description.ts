import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('../src/games', import.meta.url));

/** What every game on the shelf is called, in English. */
const names = (): readonly string[] =>
  readdirSync(folder).flatMap((game) => {
    const texts = join(folder, game, 'messages/shelf/en.json');
    if (!existsSync(texts)) return [];
    const { [`web.game.${game}.name`]: name } = JSON.parse(readFileSync(texts, 'utf8')) as Record<
      string,
      string
    >;
    return name ?? [];
  });

/** Tells search engines which games are played here: `%GAMES%` in the page. */
export function description(): Plugin {
  return {
    name: 'description',
    transformIndexHtml: (html) => html.replace('%GAMES%', new Intl.ListFormat('en-GB').format(names())),
  };
}
