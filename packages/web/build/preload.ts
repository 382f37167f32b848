import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { languages } from './languages.ts';

const folder = fileURLToPath(new URL('../src/games', import.meta.url));

/** Every game that has a table: its folder is called as the server calls the game. */
const games = readdirSync(folder).filter((game) => existsSync(join(folder, game, 'table-game.tsx')));

/** The parts of the app that a visitor of an address will need, by the modules that are asked for. */
const pages: Readonly<Record<string, RegExp>> = {
  landing: /\/src\/(?:app\/landing\/landing|games\/[\w-]+\/art\/key-art)\.tsx$/,
  table: /\/src\/app\/waiting-room\/table-page\.tsx$/,
  ...Object.fromEntries(games.map((game) => [game, new RegExp(`/src/games/${game}/table-game\\.tsx$`)])),
};
const bundles = ['app', 'table', ...games];

/** Stands in the page as it is written, before the script that reads it. */
const nothing = '<meta name="preload" content="{}">';

/**
 * Tells `boot.js` what to fetch before the app itself can ask: the code of the page, and the texts in the
 * reader's language. The content policy allows no script inside the page, so the list is a line of its head.
 */
export function preload(): Plugin {
  return {
    name: 'preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        if (!html.includes(nothing)) throw new Error(`the page lacks ${nothing}`);
        const list = JSON.stringify(listed(bundle)).replaceAll('"', '&quot;');
        return html.replace(nothing, () => nothing.replace('{}', list));
      },
    },
  };
}

function listed(bundle: Rolldown.OutputBundle): Record<string, readonly string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const first = withImports(
    chunks.filter(({ isEntry }) => isEntry),
    bundle,
  );
  const files = Object.entries(pages).map(([page, modules]) => {
    const own = chunks.filter(({ facadeModuleId, moduleIds }) =>
      [facadeModuleId, ...moduleIds].some((id) => id && modules.test(id)),
    );
    if (own.length === 0) throw new Error(`${page}: no module of the build is ${String(modules)}`);
    const wanted = [...withImports(own, bundle)].filter((chunk) => !first.has(chunk));
    return [page, [...new Set(wanted.flatMap(filesOf))]] as const;
  });
  const texts = languages.flatMap((language) =>
    bundles.map((texts) => {
      const found = chunks.filter(({ name }) => name === `texts-${texts}-${language}`);
      return [`${texts} ${language}`, found.flatMap(filesOf)] as const;
    }),
  );
  return Object.fromEntries([...files, ...texts]);
}

const filesOf = ({ fileName, viteMetadata }: Rolldown.OutputChunk): readonly string[] => [
  fileName,
  ...(viteMetadata?.importedCss ?? []),
];

/** Chunks, with all they cannot run without. */
function withImports(
  chunks: readonly Rolldown.OutputChunk[],
  bundle: Rolldown.OutputBundle,
): Set<Rolldown.OutputChunk> {
  const found = new Set(chunks);
  for (const { imports } of found)
    for (const name of imports) {
      const chunk = bundle[name];
      if (chunk?.type === 'chunk') found.add(chunk);
    }
  return found;
}
